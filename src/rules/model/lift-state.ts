/**
 * Rows and states as older versions wrote them, with the columns that have come since: what they say is what
 * held then.
 */
import type { BuildingRow, CampaignState, MechRow } from './state';

/** Nobody could refit, and nobody flew. */
const NEW_OF_MECH = { factoryDesign: null, plannedEntry: null, plannedFlight: null };

/** No factory worked, no dropship flew. */
const NEW_OF_BUILDING = { work: null, flown: false };

export const liftMech = (row: MechRow): MechRow => ({ ...NEW_OF_MECH, ...row });

const mapped = <Row>(table: Readonly<Record<string, Row>>, lift: (row: Row) => Row): Record<string, Row> =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, lift(row)]));

/** A whole state, of whatever age; one of today stays as it is. */
export const liftState = (state: CampaignState): CampaignState => ({
  ...state,
  mechs: mapped(state.mechs, liftMech),
  buildings: mapped(state.buildings, (row): BuildingRow => ({ ...NEW_OF_BUILDING, ...row })),
  wrecks: (state as Partial<CampaignState>).wrecks ?? {},
});
