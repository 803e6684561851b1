/** Which orders of a sheet are about a mech. Pure. */
import type { Schemas } from '../../../../src/client/client';

type Order = Schemas['Order'];

const mechsOf = (order: Order): readonly string[] => {
  if (order.type === 'attack' || order.type === 'dropship') return order.mechs;
  if (order.type === 'exchange-pilots') return [order.mechA, order.mechB];
  return 'mech' in order ? [order.mech] : [];
};

export const isAbout = (order: Order, mech: string): boolean => mechsOf(order).includes(mech);

export const ordersAbout = (orders: readonly Order[], mech: string): readonly Order[] =>
  orders.filter((order) => isAbout(order, mech));

/** Where a mech goes, or what it attacks; null: the order leads nowhere. */
export function aimOf(order: Order): string | null {
  if (order.type === 'move' || order.type === 'rail') return order.path.at(-1) ?? null;
  if (order.type === 'dropship') return order.to;
  return order.type === 'attack' ? order.target : null;
}
