/** Which of my mechs attack which hex, out of the options and the sheet. Pure. */
import type { Schemas } from '../../../../src/client/client';

type Order = Schemas['Order'];
export type AttackOrder = Extract<Order, { type: 'attack' }>;
export type AttackOptions = NonNullable<Schemas['OrderOptions']['orders']['attack']>;

export const isAttack = (order: Order): order is AttackOrder => order.type === 'attack';

/** All hexes that some mech of mine may attack, in order. */
export const targetsOf = (options: AttackOptions): readonly string[] =>
  [...new Set(options.mechs.flatMap(({ targets }) => targets))].sort();

/** My mechs that may attack this hex. */
export const ableAt = (options: AttackOptions, target: string): readonly string[] =>
  options.mechs.filter(({ targets }) => targets.includes(target)).map(({ mech }) => mech);

export const attackersOf = (orders: readonly Order[], target: string): readonly string[] =>
  orders.flatMap((order) => (isAttack(order) && order.target === target ? order.mechs : []));

/** What a mech attacks; null: nothing. */
export const targetOf = (orders: readonly Order[], mech: string): string | null =>
  orders.filter(isAttack).find(({ mechs }) => mechs.includes(mech))?.target ?? null;

/**
 * These mechs, and no others, attack the target; what they attacked before they do not any more. Each hex has
 * one order at most.
 */
export function withAttack(
  orders: readonly Order[],
  target: string,
  mechs: readonly string[],
): readonly Order[] {
  const place = orders.findIndex((order) => isAttack(order) && order.target === target);
  const order: AttackOrder = { type: 'attack', mechs: [...mechs], target };
  const rest = orders.map((one, index): Order | null => {
    if (!isAttack(one)) return one;
    if (one.target === target) return index === place && mechs.length > 0 ? order : null;
    const left = one.mechs.filter((mech) => !mechs.includes(mech));
    return left.length === one.mechs.length ? one : left.length === 0 ? null : { ...one, mechs: left };
  });
  const kept = rest.filter((one) => one !== null);
  return place < 0 && mechs.length > 0 ? [...kept, order] : kept;
}

/** All that may attack and attack nothing else yet. */
export const withAll = (orders: readonly Order[], options: AttackOptions, target: string): readonly Order[] =>
  withAttack(
    orders,
    target,
    ableAt(options, target).filter((mech) => [null, target].includes(targetOf(orders, mech))),
  );

export const withToggled = (orders: readonly Order[], target: string, mech: string): readonly Order[] => {
  const now = attackersOf(orders, target);
  return withAttack(orders, target, now.includes(mech) ? now.filter((one) => one !== mech) : [...now, mech]);
};

export interface Strength {
  readonly mechs: number;
  readonly tons: number;
  readonly bv: number;
}
export const sumOf = (all: readonly { readonly tons: number; readonly bv: number }[]): Strength => ({
  mechs: all.length,
  tons: all.reduce((sum, { tons }) => sum + tons, 0),
  bv: all.reduce((sum, { bv }) => sum + bv, 0),
});
