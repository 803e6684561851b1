/** Who stands in a hex (CMB-1): the mechs by hex, the sides among them, and who of them is able to fight. */
import type { Catalog } from '../../catalog';
import { byKey } from '../../kernel';
import { isAbleToFight } from '../mechs/ability';
import { rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { sideOf } from '../sides';

/** The mechs on the map by hex; hexes and mechs in the order of their labels and ids. */
export const mechsByHex = (state: Pick<CampaignState, 'mechs'>): ReadonlyMap<Hex, readonly MechRow[]> => {
  const byHex = new Map<Hex, MechRow[]>();
  for (const mech of rowsOf(state.mechs)) {
    if (mech.hex === null) continue;
    const there = byHex.get(mech.hex);
    if (there === undefined) byHex.set(mech.hex, [mech]);
    else there.push(mech);
  }
  return new Map([...byHex].sort(byKey(([hex]) => hex)));
};

/** The different sides of some mechs, in the order of their first mech. */
export const sidesAmong = (
  state: Pick<CampaignState, 'forces'>,
  mechs: readonly MechRow[],
): readonly string[] => [...new Set(mechs.map((mech) => sideOf(state.forces, mech.force)))];

/** Whether enemies stand in the hex together. */
export const isContested = (state: Pick<CampaignState, 'forces'>, mechs: readonly MechRow[]): boolean =>
  sidesAmong(state, mechs).length > 1;

export const ableAmong = (
  state: CampaignState,
  catalog: Catalog,
  mechs: readonly MechRow[],
): readonly MechRow[] => mechs.filter((mech) => isAbleToFight(state, catalog, mech));

/** Metric tons of some mechs together. */
export const tonnageOf = (catalog: Catalog, mechs: readonly Pick<MechRow, 'design'>[]): number =>
  mechs.reduce((sum, mech) => sum + (catalog.mech(mech.design)?.tons ?? 0), 0);
