/**
 * A state of a war made rich, so that every building has something to do: all buildings in hands, mechs where
 * they serve, tons, and pilots at rest.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { ForceId } from '../../../src/kernel/ids';
import { tons } from '../../../src/kernel/tonnage';
import { rowsOf, type CampaignState } from '../../../src/rules';
import type { BuildingType } from '../../../src/rules/buildings';
import type { BuildingRow, FactoryWork, MechRow } from '../../../src/rules/model/state';
import type { Chance } from './random';

/** Types in whose hex mechs have something to do. */
const ON_SITE: readonly BuildingType[] = ['repair-hangar', 'railway-station', 'dropship'];

const HURT = { armor: { CT: 1 }, structure: { LL: 1 }, slots: [], ammunition: [] };

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

/** BLD-FACT: a mech of the force's faction that is finished this round, or nearly. */
const workFor = (state: CampaignState, force: ForceId, chance: Chance): FactoryWork | null => {
  const faction = state.forces[force]?.faction;
  const design = chance.pick(
    bundledCatalog().mechs.filter(
      ({ factions, tons: weight }) => weight <= 40 && factions.some((one) => one === faction),
    ),
  );
  return design === null ? null : { design: design.slug, tons: tons(design.tons - chance.one([3, 10, 12])) };
};

/** Who is out stays out; battles that are fought go on with the mechs where they are. */
export const enriched = (state: CampaignState, chance: Chance): CampaignState => {
  const forces = rowsOf(state.forces).filter(({ out }) => !out);
  if (forces.length === 0 || state.campaign.step === 'battles') return state;
  const buildings = rowsOf(state.buildings).map((row): BuildingRow => {
    const control = chance.one(forces).id;
    return {
      ...row,
      control,
      cp: row.cpMax,
      work: row.type === 'mech-factory' ? workFor(state, control, chance) : null,
      opened: { control, works: true },
    };
  });
  const sites = buildings.filter(({ type }) => ON_SITE.includes(type));
  const mechs = rowsOf(state.mechs).map((mech): MechRow => {
    const site = chance.pick(sites.filter(({ control }) => control === mech.force));
    if (site === null || mech.hex === null || mech.plannedPath !== null || chance.maybe(0.3)) return mech;
    const isHangar = site.type === 'repair-hangar';
    return {
      ...mech,
      hex: site.hex,
      shutDown: isHangar,
      moved: null,
      keptUntilRound: null,
      ...(isHangar ? { condition: HURT } : {}),
    };
  });
  const pilots = rowsOf(state.pilots).map((pilot) =>
    pilot.status === 'stored' ? { ...pilot, rested: true } : pilot,
  );
  return {
    ...state,
    forces: {
      ...state.forces,
      ...byId(forces.map((force) => ({ ...force, account: tons(chance.one([3, 40, 400])) }))),
    },
    buildings: byId(buildings),
    mechs: byId(mechs),
    pilots: byId(pilots),
  };
};
