/**
 * What a ruleset is: the ordered phases and the order types of one version of the rules; `terms.ts` says what
 * else it holds. A campaign is pinned to one.
 */
import type { AnyOrderDefinition, OrderRegistry, OrderShape } from '../orders/definition';
import type { PhaseDefinition } from '../phases/definition';

export interface Ruleset {
  /** Stands in every campaign and setup, e.g. `planetary-1`. */
  readonly id: string;
  /** In the order in which they are played (ROUND-1). */
  readonly phases: readonly PhaseDefinition[];
  readonly orders: OrderRegistry;
}

/** The order types of a ruleset, from their entries. */
export const ordersOf = (...entries: readonly { readonly shape: OrderShape<unknown> }[]): OrderRegistry =>
  // Whoever looks an entry up by an order's own type gives it orders of that type only; the types cannot say
  // so.
  Object.fromEntries(entries.map((entry) => [entry.shape.type, entry as unknown as AnyOrderDefinition]));
