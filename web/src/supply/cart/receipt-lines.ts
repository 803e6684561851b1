/** The lines of the receipt: each order with what the server computed for it, as far as it has. */
import type { Schemas } from '../../../../src/client/client';
import { isSame, type Order } from './cart';

export type Preview = Schemas['OrderSheet']['preview'][number];
export type Balance = NonNullable<Schemas['OrderSheet']['balance']>;
export type Term = Preview['terms'][number];

export interface Computed {
  readonly orders: readonly Order[];
  readonly preview: readonly Preview[];
  readonly balance: Balance | null;
}

export interface ReceiptLine {
  readonly order: Order;
  /** Null: the server has not computed it yet. */
  readonly preview: Preview | null;
}

/**
 * By their place where the order is the same there, else by any that is the same: what is removed above moves
 * up the rest.
 */
export function receiptLines(orders: readonly Order[], computed: Computed | null): readonly ReceiptLine[] {
  if (computed === null) return orders.map((order) => ({ order, preview: null }));
  const previewAt = new Map(computed.preview.map((one) => [one.order, one]));
  const free = new Set(computed.orders.keys());
  return orders.map((order, index) => {
    const there = computed.orders[index];
    const at =
      there !== undefined && free.has(index) && isSame(there, order)
        ? index
        : [...free].find((one) => isSame(computed.orders[one] as Order, order));
    if (at === undefined) return { order, preview: null };
    free.delete(at);
    return { order, preview: previewAt.get(at) ?? null };
  });
}

/**
 * Tons that an order costs (what it brings is below 0), also where it was refused for want of them; null:
 * nothing is paid, or it is not known.
 */
export function costOf({ cost, violations }: Pick<Preview, 'cost' | 'violations'>): number | null {
  if (cost !== null) return cost;
  const told = violations.map(({ params }) => params['cost']).find((one) => typeof one === 'number');
  return told ?? null;
}

/** What would be paid, and the numbers that make it: `3 t × (1 − 0.1)`. */
export const tonsOf = (terms: readonly Term[]): readonly Term[] => terms.filter(({ tons }) => tons !== null);
export const factorsOf = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ factor }) => factor !== null);
