/**
 * A player's order sheet (ROUND-2, ROUND-6): reading it, and what each order would do now as far as its
 * player can know.
 */
import type { Catalog } from '../catalog';
import {
  addTons,
  at,
  err,
  gather,
  type MicroTons,
  NO_VIOLATIONS,
  ok,
  type Result,
  violation,
  type Violation,
  ZERO_TONS,
} from '../kernel';
import { readAll } from '../kernel/shape';
import type { Knowledge } from './knowledge/knowledge';
import type { Order } from './model/order';
import { notInThisPhase, openDefinition, type Price, type SheetContext } from './orders/definition';
import type { Ruleset } from './rulesets/ruleset';
import { warningsOf } from './warnings';
import type { StandingOrder } from './warnings/outlook';

/** More orders than any phase can need; keeps a hostile sheet small. */
const MAX_ORDERS = 500;

const orderType = (input: unknown): string | null => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const type: unknown = Object.hasOwn(input, 'type') ? (input as { type: unknown }).type : null;
  return typeof type === 'string' ? type : null;
};

/**
 * Reads the orders as sent. Every mistake of form at once, pointers from the sheet's root (`/orders/3/mech`).
 */
export const parseOrders = (
  ruleset: Ruleset,
  input: unknown,
): Result<readonly Order[], readonly Violation[]> => {
  if (!Array.isArray(input)) return err([violation('shape/not-a-list', null, '/orders')]);
  if (input.length > MAX_ORDERS)
    return err([violation('shape/list-length', null, '/orders', { min: 0, max: MAX_ORDERS })]);
  const violations: Violation[] = [];
  const orders: Order[] = [];
  input.forEach((one: unknown, index) => {
    const type = orderType(one);
    const definition =
      type !== null && Object.hasOwn(ruleset.orders, type) ? ruleset.orders[type] : undefined;
    if (definition === undefined) {
      violations.push(
        violation('orders/unknown-type', null, `/orders/${index}/type`, { type: type?.slice(0, 40) ?? null }),
      );
      return;
    }
    const parsed = readAll(definition.shape, one);
    if (parsed.ok) orders.push(parsed.value);
    else gather(violations, at(`/orders/${index}`, parsed.error));
  });
  return violations.length === 0 ? ok(orders) : err(violations);
};

export interface OrderPreview {
  /** Position in the sheet, from 0. */
  readonly order: number;
  readonly price: Price | null;
  /**
   * The price, told also where nothing but the tons for it is missing (SUP-8), so that one sees what would
   * have to be paid.
   */
  readonly asked: Price | null;
  readonly violations: readonly Violation[];
  /** What nothing forbids, but harms. An order that does not stand has none. */
  readonly warnings: readonly Violation[];
}

export interface SheetPreview {
  readonly previews: readonly OrderPreview[];
  /** Sum of the prices of the orders that stand. */
  readonly net: MicroTons;
  /** Empty when the whole sheet stands. Pointers from the sheet's root. */
  readonly violations: readonly Violation[];
  /** Of its orders and of the whole; pointers from the sheet's root. */
  readonly warnings: readonly Violation[];
}

const NOT_ENOUGH_TONS = 'supply/not-enough-tons';
const isDearOnly = (violations: readonly Violation[]): boolean =>
  violations.every(({ code }) => code === NOT_ENOUGH_TONS);

/**
 * Goes through the sheet from the top; each order is judged in the light of those above it. Uses the player's
 * knowledge only.
 */
export const previewSheet = (
  ruleset: Ruleset,
  catalog: Catalog,
  knowledge: Knowledge,
  orders: readonly Order[],
): SheetPreview => {
  let current = knowledge;
  const earlier: Order[] = [];
  const stood: StandingOrder[] = [];
  const all: Violation[] = [];
  let net: MicroTons = ZERO_TONS;
  const previews = orders.map((order, index): Omit<OrderPreview, 'warnings'> => {
    const definition = openDefinition(ruleset.orders, knowledge.campaign, order.type);
    const context: SheetContext = { catalog, knowledge: current, earlier };
    const violations =
      definition === null ? [notInThisPhase(order, knowledge.campaign)] : definition.check(context, order);
    if (definition === null || violations.length > 0) {
      all.push(...at(`/orders/${index}`, violations));
      const asked = definition !== null && isDearOnly(violations) ? definition.price(context, order) : null;
      return { order: index, price: null, asked, violations };
    }
    const price = definition.price(context, order);
    const before = current;
    current = definition.project(context, order);
    earlier.push(order);
    stood.push({ index, order, before, after: current });
    if (price !== null) net = addTons(net, price.amount);
    return { order: index, price, asked: price, violations };
  });
  const { ofOrders, all: warnings } = warningsOf({
    catalog,
    before: knowledge,
    after: current,
    stood,
    sent: orders.length,
    net,
  });
  return {
    previews: previews.map(({ order, price, asked, violations }) => ({
      order,
      price,
      asked,
      violations,
      warnings: ofOrders.get(order) ?? NO_VIOLATIONS,
    })),
    net,
    violations: all,
    warnings,
  };
};
