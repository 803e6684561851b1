/** Changes of a sheet that are not about pilots: shutting down, sabotage, hire. Pure. */
import type { Schemas } from '../../../../src/client/client';

type Order = Schemas['Order'];
export type Sabotage = Extract<Order, { type: 'sabotage-mech' | 'sabotage-building' }>;

export const isShut = (orders: readonly Order[], mech: string): boolean =>
  orders.some((order) => order.type === 'shut-down' && order.mech === mech);

export const withShut = (orders: readonly Order[], mech: string, shut: boolean): readonly Order[] => {
  const others = orders.filter((order) => !(order.type === 'shut-down' && order.mech === mech));
  return shut ? [...others, { type: 'shut-down', mech }] : others;
};

export const isSabotage = (order: Order): order is Sabotage =>
  order.type === 'sabotage-mech' || order.type === 'sabotage-building';
const targetOf = (order: Sabotage): string => (order.type === 'sabotage-mech' ? order.mech : order.building);
export const isTarget = (orders: readonly Order[], target: string): boolean =>
  orders.some((order) => isSabotage(order) && targetOf(order) === target);

/** Chosen ones go when they are chosen again; beyond `acts` a new one takes the place of the oldest. */
export function withSabotage(orders: readonly Order[], act: Sabotage, acts: number): readonly Order[] {
  if (isTarget(orders, targetOf(act)))
    return orders.filter((order) => !(isSabotage(order) && targetOf(order) === targetOf(act)));
  const chosen = [...orders.filter(isSabotage), act];
  return [...orders.filter((order) => !isSabotage(order)), ...chosen.slice(-Math.max(1, acts))];
}

export const withoutAt = (orders: readonly Order[], index: number): readonly Order[] =>
  orders.filter((_, place) => place !== index);
