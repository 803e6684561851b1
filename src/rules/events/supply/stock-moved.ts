/**
 * stock-moved (DEP-1, DEP-2, DEP-5): stock was bought, sold, transferred or exchanged. Told to those whose
 * stock it was or is.
 */
import type { ItemId } from '../../../catalog';
import type { ForceId } from '../../../kernel';
import { addStock, takeStock } from '../../economy/stock';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface StockPlace {
  readonly force: ForceId;
  readonly hex: Hex;
}

export interface StockMoved {
  readonly reason: 'bought' | 'sold' | 'transferred' | 'exchanged' | 'delivered';
  readonly item: ItemId;
  /** In stock units (DEP-6), whole and above 0; scrap in micro-tons. */
  readonly units: number;
  /** As clients count it: scrap in tons. */
  readonly quantity: number;
  /** Null: it was not in play before. */
  readonly from: StockPlace | null;
  /** Null: it is not in play any more. */
  readonly to: StockPlace | null;
}

/** What is told of it. */
export interface StockMovedTold {
  readonly reason: 'bought' | 'sold' | 'transferred' | 'exchanged' | 'delivered';
  readonly item: string;
  readonly quantity: number;
  readonly from: StockPlace | null;
  readonly to: StockPlace | null;
}

export const stockMoved = defineEvent<'stock-moved', StockMoved, StockMovedTold>({
  type: 'stock-moved',
  apply: (draft, { item, units, from, to }) => {
    if (from !== null) takeStock(draft, from.force, from.hex, item, units);
    if (to !== null) addStock(draft, to.force, to.hex, item, units);
  },
  tell: ({ reason, item, quantity, from, to }, audience) => {
    if (audience.kind === 'observer') return null;
    // Of an exchange each side is told its own place only: where the other keeps their stock stays theirs.
    const may = (place: StockPlace | null): boolean =>
      place !== null && (audience.kind === 'gm' || audience.force === place.force);
    if (!may(from) && !may(to)) return null;
    return { reason, item, quantity, from: may(from) ? from : null, to: may(to) ? to : null };
  },
});
