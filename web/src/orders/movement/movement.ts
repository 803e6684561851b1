/**
 * What a sheet says about the movement of each mech, and how it is changed: pure, so that the page and its
 * tests share it.
 */
import type { Schemas } from '../../../../src/client/client';

export type Order = Schemas['Order'];
export type MoveOrder = Extract<Order, { type: 'move' }>;
export type RailOrder = Extract<Order, { type: 'rail' }>;
export type DropshipOrder = Extract<Order, { type: 'dropship' }>;
export type MovementOrder = MoveOrder | RailOrder | DropshipOrder;
export type MoveOptions = NonNullable<Schemas['OrderOptions']['orders']['move']>;
export type Reach = MoveOptions['mechs'][number]['reachable'][number];

export const isMovement = (order: Order): order is MovementOrder =>
  order.type === 'move' || order.type === 'rail' || order.type === 'dropship';

export const mechsOf = (order: MovementOrder): readonly string[] =>
  order.type === 'dropship' ? order.mechs : [order.mech];

export const endOf = (order: MovementOrder): string =>
  order.type === 'dropship' ? order.to : (order.path.at(-1) ?? '');

/** By mech; each has one order of movement at most. */
export function movements(orders: readonly Order[]): ReadonlyMap<string, MovementOrder> {
  return new Map(
    orders.filter(isMovement).flatMap((order) => mechsOf(order).map((mech) => [mech, order] as const)),
  );
}

/** Takes the orders of movement of these mechs away. Who leaves a flight leaves the others aboard. */
export function without(orders: readonly Order[], mechs: readonly string[]): readonly Order[] {
  return orders.flatMap((order) => {
    if (!isMovement(order) || !mechsOf(order).some((mech) => mechs.includes(mech))) return [order];
    if (order.type !== 'dropship') return [];
    const left = order.mechs.filter((mech) => !mechs.includes(mech));
    return left.length === 0 ? [] : [{ ...order, mechs: left }];
  });
}

/**
 * The new order takes the place of what its mechs had, so that lines keep their place in the sheet where they
 * can.
 */
export function withMovement(orders: readonly Order[], order: MovementOrder): readonly Order[] {
  const mechs = mechsOf(order);
  const place = orders.findIndex(
    (one) => isMovement(one) && mechsOf(one).some((mech) => mechs.includes(mech)),
  );
  if (place < 0) return [...orders, order];
  return [...without(orders.slice(0, place), mechs), order, ...without(orders.slice(place), mechs)];
}
