/** stock-corrected (END-2): the GM has set what lies in a depot. Its owner is told. */
import type { ItemId, StockUnit } from '../../../catalog';
import { type ForceId, microTons, toTons } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { stockKey } from '../../model/state';
import { defineEvent } from '../definition';

export interface StockCorrected {
  readonly force: ForceId;
  readonly hex: Hex;
  readonly item: ItemId;
  readonly unit: StockUnit;
  /** In stock units (DEP-6); 0: nothing lies there any more. */
  readonly quantity: number;
  readonly usable: number;
}

/** What is told of it. */
export interface StockCorrectedTold {
  readonly force: string;
  readonly hex: string;
  readonly item: string;
  readonly unit: StockUnit;
  readonly quantity: number;
  readonly usable: number;
}

export const stockCorrected = defineEvent<'stock-corrected', StockCorrected, StockCorrectedTold>({
  type: 'stock-corrected',
  apply: (draft, { force, hex, item, quantity, usable }) => {
    const key = stockKey(force, hex, item);
    if (quantity > 0) draft.put('stock', key, { force, hex, item, quantity, usable });
    else draft.remove('stock', key);
  },
  tell: ({ force, hex, item, unit, quantity, usable }, to) => {
    if (!mayKnow(to, force)) return null;
    const told = (units: number): number => (unit === 'tons' ? toTons(microTons(units)) : units);
    return { force, hex, item, unit, quantity: told(quantity), usable: told(usable) };
  },
});
