/** Where depots are (DEP-1, DEP-5): a hex in which a force has equipment or stored pilots of its own. Prisoners make none. */
import { byKey, type ForceId } from '../../kernel';
import { isSettled } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState, PilotRow } from '../model/state';

export interface DepotSite {
  readonly hex: Hex;
  readonly force: ForceId;
}

/** `hex|owner`: the subject of a memory of a depot. */
export const depotKey = ({ hex, force }: DepotSite): string => `${hex}|${force}`;

const reckon = (state: Pick<CampaignState, 'stock' | 'pilots'>): ReadonlyMap<string, DepotSite> => {
  const sites = new Map<string, DepotSite>();
  const add = (hex: Hex, force: ForceId): void => {
    sites.set(depotKey({ hex, force }), { hex, force });
  };
  for (const row of Object.values(state.stock)) add(row.hex, row.force);
  for (const pilot of Object.values<PilotRow>(state.pilots)) if (pilot.status === 'stored' && pilot.hex !== null) add(pilot.hex, pilot.force);
  return new Map([...sites].sort(byKey(([key]) => key)));
};

const ofTables = new WeakMap<object, { readonly pilots: object; readonly sites: ReadonlyMap<string, DepotSite> }>();

/**
 * All depots by their key, in the order of the keys. A prisoner makes none: his owner is not to learn where he is. Every player's knowledge
 * asks for them, so they are reckoned once for a state.
 */
export const depotSites = (state: Pick<CampaignState, 'stock' | 'pilots'>): ReadonlyMap<string, DepotSite> => {
  const known = ofTables.get(state.stock);
  if (known !== undefined && known.pilots === state.pilots) return known.sites;
  const sites = reckon(state);
  if (isSettled(state.stock) && isSettled(state.pilots)) ofTables.set(state.stock, { pilots: state.pilots, sites });
  return sites;
};
