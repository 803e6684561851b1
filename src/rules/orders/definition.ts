/**
 * What an order type is (one file each): what it looks like, how it is checked and priced from its player's
 * knowledge, which orders are open to them, and how the truth carries it out. *Invalid* (not understood,
 * `shape`) is not *illegal* (not allowed, `check`).
 */
import type { Catalog } from '../../catalog';
import { type ForceId, type MicroTons, violation, type Violation } from '../../kernel';
import {
  fixed,
  object,
  type Demand,
  type Described,
  type Property,
  type Read,
  type Shape,
} from '../../kernel/shape';
import type { CauseKey } from '../economy/cause';
import type { Knowledge } from '../knowledge/knowledge';
import type { Order } from '../model/order';
import type { CombatStep, RoundPhase } from '../model/phases';
import type { CampaignState } from '../model/state';
import type { Turn } from '../model/turn';

/** One term of a price: its text is a stable key that the API puts into words. */
export interface PriceTerm {
  readonly text: CauseKey;
  readonly factor: number | null;
  readonly tons: MicroTons | null;
  readonly rule: string;
}

export interface Price {
  /** What the account changes by: negative is paid, positive is got. */
  readonly amount: MicroTons;
  readonly terms: readonly PriceTerm[];
}

/**
 * What earlier orders of the same sheet would make of the player's knowledge, as far as they can know: orders
 * build on each other (ROUND-6).
 */
export interface SheetContext {
  readonly catalog: Catalog;
  /** What the player knows, with the effects of the orders above this one. */
  readonly knowledge: Knowledge;
  /** The orders above this one in the sheet that stand. */
  readonly earlier: readonly Order[];
}

/** The same at the close of a phase, with the truth as it was then. */
export interface CloseContext extends SheetContext {
  /**
   * The state before any sheet of the phase was carried out: all order at the same time, so what others do in
   * theirs counts for nobody (ROUND-2).
   */
  readonly closing: CampaignState;
}

/** The shape of one order type. */
export interface OrderShape<O> extends Shape<O> {
  readonly type: string;
}

export const oneOrder = <O>(type: string, shape: Shape<O>): OrderShape<O> => ({ ...shape, type });

type OfType<T extends string, P> = Read<{ readonly type: Shape<T> } & P>;

/** An order of this type with these properties. */
export const order = <const T extends string, const P extends Readonly<Record<string, Property>>>(
  type: T,
  properties: P,
  demand: Demand<P> = {},
): OrderShape<OfType<T, P>> =>
  oneOrder(type, object({ type: fixed(type), ...properties }, demand) as unknown as Shape<OfType<T, P>>);

export interface OrderDefinition<O extends Order, Open = unknown> {
  /** What it looks like as sent. Pointers relative to the order; unknown properties are mistakes. */
  readonly shape: OrderShape<O>;
  /** In which phases (and step of combat) it may be given. */
  readonly phases: readonly { readonly phase: RoundPhase; readonly step: CombatStep | null }[];
  /** Rules, from the player's knowledge alone. Pointers relative to the order. */
  check(context: SheetContext, order: O): readonly Violation[];
  /** What it costs or fetches now; null: it has no price. Called for orders without violations only. */
  price(context: SheetContext, order: O): Price | null;
  /**
   * The player's knowledge after the order, as far as they can know (only what later orders of a sheet may
   * depend on).
   */
  project(context: SheetContext, order: O): Knowledge;
  /** What `options` tells, for the description of the API. */
  readonly open: Described<Open>;
  /** Which orders of this type are open to the player, in a form that a client can offer. Plain JSON. */
  options(context: SheetContext): Open;
  /**
   * Whether there is anything to order in what `options` has told (ROUND-3). May be true when nothing can be,
   * never false when something can.
   */
  offers(told: Open): boolean;
  /**
   * Carries out an order at the close of its phase, on the truth. Returns what makes it impossible (it is
   * then dropped and told, ROUND-6; params may name only what the player may know) or nothing when it has
   * emitted its events. Movement and attack orders return nothing and emit nothing here: their phases resolve
   * all of them at the same time.
   */
  carryOut(resolution: Turn, force: ForceId, order: O, context: CloseContext): readonly Violation[];
}

/** An order definition of whatever type, as the registries hold it. */
export type AnyOrderDefinition = OrderDefinition<Order>;

/** The order types of a ruleset, by type. */
export type OrderRegistry = Readonly<Partial<Record<string, AnyOrderDefinition>>>;

/**
 * The definition of an order's type, if it may be given in the open phase; else null. Preview, options and
 * close ask alike (ROUND-3).
 */
export const openDefinition = (
  orders: OrderRegistry,
  { phase, step }: Pick<CampaignState['campaign'], 'phase' | 'step'>,
  type: string,
): AnyOrderDefinition | null => {
  const definition = orders[type];
  return definition?.phases.some((one) => one.phase === phase && one.step === step) ? definition : null;
};

export const notInThisPhase = (
  { type }: Order,
  { phase }: Pick<CampaignState['campaign'], 'phase'>,
): Violation => violation('orders/not-in-this-phase', 'ROUND-3', '/type', { type, phase });

export const defineOrder = <O extends Order, Open>(
  definition: OrderDefinition<O, Open>,
): OrderDefinition<O, Open> => definition;
