/** What kinds of equipment ask of an item's figures. */
import type { Figures } from '../mech/sheet';

/** One of these flags. */
export const hasFlag = ({ flags }: Pick<Figures, 'flags'>, ...any: readonly string[]): boolean =>
  any.some((flag) => flags.includes(flag));

/** A weapon fed with ammunition of one of these types; −1: with none. */
export const ammunitionIs = ({ weapon }: Pick<Figures, 'weapon'>, ...types: readonly number[]): boolean =>
  weapon !== null && types.includes(weapon.ammunition);

/** A weapon with fixed damage, or fixed by range. */
export const isDamaging = ({ weapon }: Pick<Figures, 'weapon'>): boolean =>
  weapon !== null && /^[1-9]\d*(\/[1-9]\d*)*$/.test(weapon.damage);
