/** What a ruleset is: the ordered phases and the order types of one version of the rules. A campaign is pinned to one. */
import type { OrderRegistry } from '../orders/definition';
import type { PhaseDefinition } from '../phases/definition';

export interface Ruleset {
  /** Stands in every campaign and setup, e.g. `planetary-1`. */
  readonly id: string;
  /** In the order in which they are played (ROUND-1). */
  readonly phases: readonly PhaseDefinition[];
  readonly orders: OrderRegistry;
}
