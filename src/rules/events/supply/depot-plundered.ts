/**
 * depot-plundered (CMB-10, DEP-3, DEP-2): a depot's stock gets a new owner, usable as it was. Told to them
 * and to who lost it.
 */
import type { ItemId } from '../../../catalog';
import { type ForceId, microTons, type Roll, toTons } from '../../../kernel';
import { addStock, takeStock } from '../../economy/stock';
import { SCRAP } from '../../economy/units';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface DepotPlundered {
  readonly hex: Hex;
  readonly from: ForceId;
  readonly to: ForceId;
  /** Units in the items' own units (DEP-6), whole; by item id. */
  readonly stock: readonly { readonly item: ItemId; readonly quantity: number; readonly usable: number }[];
  /** Forces that see the hex. */
  readonly knownTo: readonly ForceId[];
  readonly rolls: readonly Roll[];
}

/** What is told of it. */
export interface DepotPlunderedTold {
  readonly hex: string;
  readonly from: string;
  readonly to?: string;
  readonly stock: readonly { readonly item: string; readonly quantity: number }[];
  readonly rolls?: readonly Roll[];
}

export const depotPlundered = defineEvent<'depot-plundered', DepotPlundered, DepotPlunderedTold>({
  type: 'depot-plundered',
  apply: (draft, { hex, from, to, stock }) => {
    for (const { item, quantity, usable } of stock) {
      takeStock(draft, from, hex, item, quantity);
      addStock(draft, to, hex, item, quantity, usable);
    }
  },
  tell: (data, audience) => {
    const { hex, from, to, rolls } = data;
    // As clients count it (DEP-6): of all stock, scrap alone is kept in micro-tons.
    const stock = data.stock.map(({ item, quantity }) => ({
      item,
      quantity: item === SCRAP ? toTons(microTons(quantity)) : quantity,
    }));
    if (audience.kind === 'gm') return { hex, from, to, stock, rolls };
    if (audience.kind === 'observer') return null;
    if (audience.force === to) return { hex, from, to, stock };
    if (audience.force !== from) return null;
    return data.knownTo.includes(from) ? { hex, from, to, stock } : { hex, from, stock };
  },
});
