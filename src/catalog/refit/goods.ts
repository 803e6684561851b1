/** What a refit takes from a depot and gives to it: amounts by kind of stock (DEP-6). */
import { byText } from '../../kernel';
import type { ItemId, StockUnit } from '../model';

export interface RefitGoods {
  /** Under which id the depot holds it; see `stockKindOf`. */
  readonly item: ItemId;
  readonly unit: Exclude<StockUnit, 'tons'>;
  /** In that unit; whole, above 0. */
  readonly quantity: number;
}

/** Adds up amounts by kind; the list is in the order of ids. */
export class Tally {
  readonly #amounts = new Map<ItemId, RefitGoods>();

  add(item: ItemId, unit: RefitGoods['unit'], quantity: number): void {
    if (quantity <= 0) return;
    this.#amounts.set(item, { item, unit, quantity: this.of(item) + quantity });
  }

  of(item: ItemId): number {
    return this.#amounts.get(item)?.quantity ?? 0;
  }

  list(): readonly RefitGoods[] {
    return [...this.#amounts.values()].sort((a, b) => byText(a.item, b.item));
  }
}

/**
 * What the mech needs beyond what comes free in it, and what is left over of that: shots and points of one
 * kind are all alike.
 */
export const balance = (
  freed: Tally,
  needed: Tally,
): { readonly takes: readonly RefitGoods[]; readonly gives: readonly RefitGoods[] } => {
  const takes = new Tally();
  const gives = new Tally();
  for (const { item, unit, quantity } of needed.list()) takes.add(item, unit, quantity - freed.of(item));
  for (const { item, unit, quantity } of freed.list()) gives.add(item, unit, quantity - needed.of(item));
  return { takes: takes.list(), gives: gives.list() };
};
