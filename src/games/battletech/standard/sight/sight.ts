/** What one mech sees of another, and what hinders it (BT-LOS): the rules of the folder put together. */
import type { Term } from '../../../shapes';
import { term } from '../../../shared/terms';
import type { Sight } from '../aim';
import { type Ground, groundOf } from '../field/ground';
import type { Position } from '../position';
import { hasOwnCover } from './cover';
import { type Placed, type Stand, standOf } from './heights';
import { targetWoods } from './woods';
import { throughLine } from './through';

export interface Seen {
  readonly sees: boolean;
  /** Not, since one is under water and the other is not. */
  readonly isWaterBetween: boolean;
  /** Hexes between that count. */
  readonly light: number;
  readonly heavy: number;
  /** Hexes and levels of a building in which both are. */
  readonly floors: number;
  /** 0 … 2 */
  readonly woods: number;
  readonly hasCover: boolean;
  /** Of the attacker, by terrain: no fire from the legs. */
  readonly isAttackerCovered: boolean;
  /** The side of a line along hexsides that hinders more, as seen from the attacker; null: neither. */
  readonly side: 'left' | 'right' | null;
}

/** Between two stands on the ground. */
export const seenFrom = (ground: Ground, from: Stand, to: Stand): Seen => {
  const hasOwn = hasOwnCover(ground, to);
  const through = throughLine(ground, from, to, hasOwn);
  return {
    sees: through.sees,
    isWaterBetween: through.isWaterBetween,
    light: through.light,
    heavy: through.heavy,
    floors: through.floors,
    woods: targetWoods(ground, to),
    hasCover: hasOwn || through.isCovered,
    isAttackerCovered: through.isAttackerCovered,
    side: through.side,
  };
};

/** What sight adds to a shot, without terms. */
export const hindrance = ({ light, heavy, floors, woods, hasCover }: Seen): number =>
  light + 2 * heavy + floors + woods + (hasCover ? 1 : 0);

/** Terms of what lies between and of what the target stands in. Those of 0 are left out. */
export const sightTerms = ({ light, heavy, floors, woods, hasCover }: Seen): readonly Term[] => [
  ...(light > 0 ? [term('intervening-light-woods', light, { count: light })] : []),
  ...(heavy > 0 ? [term('intervening-heavy-woods', 2 * heavy, { count: heavy })] : []),
  ...(floors > 0 ? [term('intervening-building', floors, { count: floors })] : []),
  ...(woods > 0 ? [term('target-woods', woods)] : []),
  ...(hasCover ? [term('partial-cover', 1)] : []),
];

export const reasonOf = ({ sees, isWaterBetween }: Seen): readonly string[] =>
  sees ? [] : [isWaterBetween ? 'water' : 'sight'];

/** Without sight there are no terms. Both stand on the field. */
export const sightBetween = ({ field }: Pick<Position, 'field'>, from: Placed, to: Placed): Sight => {
  const ground = groundOf(field);
  const seen = seenFrom(ground, standOf(ground, from), standOf(ground, to));
  return { sees: seen.sees, terms: seen.sees ? sightTerms(seen) : [], why: reasonOf(seen) };
};
