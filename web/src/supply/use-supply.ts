/**
 * What the screens of the cart share: the options, the computation, and how orders come into the cart and out
 * of it.
 */
import { useLive, type Live } from '../campaign/live';
import { api, ApiError, type Schemas } from '../api/client';
import { added, holds, withoutAt, without, type Order } from './cart/cart';
import { supplyOptionsOf, type SupplyOptions } from './options';
import type { Balance, Preview } from './cart/receipt-lines';

export interface Supply {
  readonly live: Live;
  readonly options: SupplyOptions;
  readonly orders: readonly Order[];
  readonly balance: Balance | null;
  has(order: Order): boolean;
  add(...orders: readonly Order[]): void;
  remove(order: Order): void;
  removeAt(index: number): void;
  /** In if it is out, out if it is in. */
  turn(order: Order): void;
  set(orders: readonly Order[]): void;
}

export function useSupply(): Supply {
  const live = useLive();
  const { sheet } = live;
  const orders = sheet.orders.value;
  const set = (changed: readonly Order[]): void => sheet.change(changed);
  return {
    live,
    options: supplyOptionsOf(live.options.value),
    orders,
    balance: sheet.computation.value?.balance ?? null,
    has: (order) => holds(orders, order),
    add: (...wanted) => set(wanted.reduce<readonly Order[]>(added, sheet.orders.value)),
    remove: (order) => set(without(sheet.orders.value, order)),
    removeAt: (index) => set(withoutAt(sheet.orders.value, index)),
    turn: (order) =>
      set(
        holds(sheet.orders.value, order)
          ? without(sheet.orders.value, order)
          : added(sheet.orders.value, order),
      ),
    set,
  };
}

export interface Tried {
  readonly refused: boolean;
  readonly preview: readonly Preview[];
}

/** What the server would make of a sheet; nothing is saved. */
export const trier =
  (campaign: string) =>
  async (orders: readonly Order[]): Promise<Tried> => {
    const { data, error, response } = await api.PUT('/v1/campaigns/{id}/orders', {
      params: { path: { id: campaign }, query: { dryRun: true } },
      body: { phase: 'supply', orders: [...orders] },
    });
    if (data !== undefined) return { refused: false, preview: data.preview };
    const told = error as Partial<Schemas['OrdersProblem']> | undefined;
    if (response.status !== 422 || told?.preview === undefined)
      throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
    return { refused: true, preview: told.preview };
  };
