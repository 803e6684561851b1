/**
 * Quantities of stock (DEP-6): whole units inside; as sent, scrap is counted in tons with up to six decimals.
 */
import type { Item, ItemId } from '../../catalog';
import { microTons, parseTons, toTons } from '../../kernel';
import type { Hex } from '../model/map';

/** The one stock that is kept in micro-tons (SALV-3). */
export const SCRAP = 'scrap' as ItemId;

/** More of anything than a war can use; keeps every product exact. */
export const MAX_QUANTITY = 1_000_000;

/**
 * Units of stock of a quantity as sent; null when it is not whole (or has more than six decimals) or not
 * above 0.
 */
export const unitsOf = (item: Item, quantity: number): number | null => {
  const units =
    item.stockUnit === 'tons' ? parseTons(quantity) : Number.isSafeInteger(quantity) ? quantity : null;
  return units === null || units <= 0 ? null : units;
};

/** The quantity that stands for units of stock, as clients see it. */
export const quantityOf = (item: Item, units: number): number =>
  item.stockUnit === 'tons' ? toTons(microTons(units)) : units;

/**
 * What a refusal says of stock that is not enough: what is there, what was asked for, and what is missing, as
 * clients see it.
 */
export const shortOf = (item: Item, hex: Hex, asked: number, there: number) => ({
  item: item.id,
  hex,
  quantity: quantityOf(item, there),
  needed: quantityOf(item, asked),
  missing: quantityOf(item, asked - there),
});
