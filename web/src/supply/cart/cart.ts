/**
 * The order sheet of supply as a cart: what is added twice becomes one line, and what builds on something
 * else stands after it.
 */
import type { Schemas } from '../../../../src/client/client';

export type Order = Schemas['Order'];
export type OrderOf<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
type Orders = readonly Order[];

export const isSame = (one: Order, other: Order): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, one]) => [name, sorted(one)]),
        )
      : value;

export const holds = (orders: Orders, order: Order): boolean => orders.some((one) => isSame(one, order));
export const without = (orders: Orders, order: Order): Orders => orders.filter((one) => !isSame(one, order));
export const withoutAt = (orders: Orders, index: number): Orders => orders.filter((_, at) => at !== index);

const MENDS: readonly Order['type'][] = [
  'hangar',
  'repair-structure',
  'replace',
  'repair-armor',
  'reload',
  'refit',
];

export const isMendOf = (order: Order, mech: string): boolean =>
  MENDS.includes(order.type) && 'mech' in order && order.mech === mech;

type Line = OrderOf<'transfer'>['items'][number];
const joined = (one: readonly Line[], other: readonly Line[]): Line[] => {
  const items = [...new Set([...one, ...other].map(({ item }) => item))];
  return items.map((item) => ({
    item,
    quantity: [...one, ...other].reduce((sum, line) => (line.item === item ? sum + line.quantity : sum), 0),
  }));
};

/** One order that does what both do; null: they stay two. */
function merged(old: Order, order: Order): Order | null {
  if (
    old.type === 'buy-equipment' &&
    order.type === 'buy-equipment' &&
    old.item === order.item &&
    old.hex === order.hex
  )
    return { ...old, quantity: old.quantity + order.quantity };
  if (
    old.type === 'sell' &&
    order.type === 'sell' &&
    'item' in old &&
    'item' in order &&
    old.item === order.item &&
    old.hex === order.hex
  )
    return { ...old, quantity: old.quantity + order.quantity };
  if (old.type === 'transfer' && order.type === 'transfer' && old.from === order.from && old.to === order.to)
    return {
      ...old,
      items: joined(old.items, order.items),
      pilots: [...new Set([...old.pilots, ...order.pilots])],
    };
  if (old.type === 'train' && order.type === 'train' && old.pilot === order.pilot)
    return { ...old, ...order };
  if (old.type === 'ammunition' && order.type === 'ammunition' && old.building === order.building)
    return { ...old, items: [...old.items, ...order.items] };
  // Of these the last word counts.
  if (old.type === 'repair-building' && order.type === 'repair-building' && old.building === order.building)
    return order;
  if (old.type === 'factory' && order.type === 'factory' && old.building === order.building) return order;
  if (
    old.type === 'salvage' &&
    order.type === 'salvage' &&
    old.unit === order.unit &&
    old.battle === order.battle
  )
    return order;
  if (old.type === 'refit' && order.type === 'refit' && old.mech === order.mech) return order;
  if (old.type === 'repair-armor' && order.type === 'repair-armor' && old.mech === order.mech) return order;
  return null;
}

/** Where it belongs: salvage brings what is sold, structure holds what is fitted. */
function placeOf(orders: Orders, order: Order): number {
  if (order.type === 'salvage') return orders.filter(({ type }) => type === 'salvage').length;
  const later = MENDS.slice(MENDS.indexOf(order.type) + 1);
  if (!MENDS.includes(order.type) || !('mech' in order)) return orders.length;
  const at = orders.findIndex((one) => later.includes(one.type) && 'mech' in one && one.mech === order.mech);
  return at < 0 ? orders.length : at;
}

export function added(orders: Orders, order: Order): Orders {
  for (const [index, old] of orders.entries()) {
    const both = merged(old, order);
    if (both !== null) return orders.with(index, both);
  }
  // The hangar does all of it.
  const kept = order.type === 'hangar' ? orders.filter((one) => !isMendOf(one, order.mech)) : orders;
  return kept.toSpliced(placeOf(kept, order), 0, order);
}
