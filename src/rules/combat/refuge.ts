/** CMB-9: where a pilot goes who escaped from a lost battle. */
import { flatMap, type ForceId, type MechId } from '../../kernel';
import { distance } from '../../kernel/hex';
import { rowOf, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { BattleRow, CampaignState } from '../model/state';

/** A mech after the battle; hex null: it left play. */
interface Survivor {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly change: string;
  readonly hex: Hex | null;
}

/** The element that is counted most often; of equal ones the lowest label. */
const mostOften = (hexes: readonly Hex[]): Hex | null => {
  const count = (hex: Hex): number => hexes.filter((one) => one === hex).length;
  return [...new Set(hexes)]
    .sort()
    .reduce<Hex | null>((best, hex) => (best === null || count(hex) > count(best) ? hex : best), null);
};

/** The nearest; of equally near ones the lowest label. */
const nearest = (to: Hex, hexes: readonly Hex[]): Hex | null =>
  [...hexes]
    .sort()
    .reduce<Hex | null>(
      (best, hex) => (best === null || distance(to, hex) < distance(to, best) ? hex : best),
      null,
    );

/**
 * The hex into which most of their own force's mechs withdrew, else most of their side's; else the nearest
 * hex with an own mech or building after the battle; who has neither goes to their HQ hex.
 */
export const refugeOf = (
  state: CampaignState,
  battle: BattleRow,
  force: ForceId,
  side: string,
  mechs: readonly Survivor[],
): Hex => {
  const withdrawn = mechs.filter(({ change }) => change === 'withdrawn');
  const sideForces = battle.setup.sides.find((one) => one.side === side)?.forces ?? [];
  const hexesOf = (list: readonly Survivor[]): readonly Hex[] =>
    flatMap(list, ({ hex }) => (hex === null ? [] : [hex]));
  const own = mostOften(hexesOf(withdrawn.filter((one) => one.force === force)));
  const allied = mostOften(hexesOf(withdrawn.filter((one) => sideForces.includes(one.force))));
  if (own !== null || allied !== null) return own ?? allied ?? battle.hex;
  const after = new Map(mechs.map((outcome) => [outcome.mech, outcome.hex]));
  const ownMechs = flatMap(rowsOf(state.mechs), (mech) => {
    const hex = mech.force !== force ? null : after.has(mech.id) ? (after.get(mech.id) ?? null) : mech.hex;
    return hex === null ? [] : [hex];
  });
  const ownBuildings = flatMap(rowsOf(state.buildings), ({ control, hex }) =>
    control === force && hex !== battle.hex ? [hex] : [],
  );
  return nearest(battle.hex, [...ownMechs, ...ownBuildings]) ?? rowOf(state.forces, force)?.hq ?? battle.hex;
};
