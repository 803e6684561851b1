/**
 * Where depots are (DEP-1, DEP-5): a hex in which a force has equipment or stored pilots of its own.
 * Prisoners make none.
 */
import { byKey, type ForceId, memo } from '../../kernel';
import { isSettled, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState, PilotRow } from '../model/state';

export interface DepotSite {
  readonly hex: Hex;
  readonly force: ForceId;
}

/** `hex|owner`: the subject of a memory of a depot. */
export const depotKey = ({ hex, force }: DepotSite): string => `${hex}|${force}`;

type Sites = ReadonlyMap<string, DepotSite>;

const sitesIn = (stock: CampaignState['stock'], pilots: CampaignState['pilots']): Sites => {
  const sites = new Map<string, DepotSite>();
  const add = (hex: Hex, force: ForceId): void => {
    sites.set(depotKey({ hex, force }), { hex, force });
  };
  // The rows of a depot follow each other: its key is made once.
  let last: DepotSite | null = null;
  for (const row of rowsOf(stock)) {
    if (row.hex !== last?.hex || row.force !== last.force) add(row.hex, row.force);
    last = row;
  }
  for (const pilot of rowsOf<PilotRow>(pilots))
    if (pilot.status === 'stored' && pilot.hex !== null) add(pilot.hex, pilot.force);
  return new Map([...sites].sort(byKey(([key]) => key)));
};
const inSettledTables = memo(sitesIn, 2);

/**
 * All depots by their key, in the order of the keys. A prisoner makes none: their owner is not to learn where
 * they are. Every player's knowledge asks for them, so they are found once for a state.
 */
export const depotSites = ({ stock, pilots }: Pick<CampaignState, 'stock' | 'pilots'>): Sites =>
  (isSettled(stock) && isSettled(pilots) ? inSettledTables : sitesIn)(stock, pilots);
