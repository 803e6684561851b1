/** What equipment weighs and costs as goods (SUP-2, SUP-3, DEP-6), exactly. */
import { microTons, scaleTons, tons, type MicroTons } from '../kernel/tonnage';
import type { Item } from './model';

/** A price factor, e.g. 1.5 as `{ numerator: 15, denominator: 10 }`. Whole numbers, the denominator positive. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}
const ONE: Ratio = { numerator: 1, denominator: 1 };

/**
 * SUP-3: the tonnage of one piece; what has no weight counts 1 t per critical slot, and at least 1 t. Of armour, ammunition
 * and scrap: of a lot of 1 t. Null where it depends on the mech, and for what is not traded by itself.
 */
export const baseTons = (item: Item): MicroTons | null => {
  if (!item.tradable || item.tons === null) return null;
  if (item.perTon !== null) return tons(1);
  return item.tons > 0 ? item.tons : tons(Math.max(1, item.slots ?? 0));
};

/**
 * The tonnage of `quantity` units of stock (pieces; points; shots; micro-tons of scrap) times a price factor: multiplied out first and
 * rounded once, `up` for a buyer, `down` for a seller. `quantity` is a whole number ≥ 0. Null as in `baseTons`.
 */
export const stockTons = (item: Item, quantity: number, round: 'up' | 'down', factor: Ratio = ONE): MicroTons | null => {
  const base = baseTons(item);
  if (base === null) return null;
  return scaleTons(microTons(base), quantity * factor.numerator, (item.perTon ?? 1) * factor.denominator, round);
};
