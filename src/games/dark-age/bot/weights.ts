/** How much each thing counts, in points of figures (GAM-8). */
import type { Stance } from '../../shapes';

export interface Weights {
  /** Damage that is done now, what could be done in the next turn, and what is to be feared until then. */
  readonly deal: number;
  readonly next: number;
  readonly suffer: number;
  /** For each inch nearer to the range at which it can do something. */
  readonly near: number;
  /** A click of one's own by pushing, and danger by heat. */
  readonly push: number;
  readonly heat: number;
  /** For each round that is left in an enemy zone. */
  readonly zone: number;
  /** For each inch nearer to an edge over which a beaten figure may leave; 0: nobody leaves. */
  readonly leave: number;
}

/** `withdraw` counts for who is beaten; until then it fights as `attack` does. */
export const WEIGHTS: Readonly<Record<Stance, Weights>> = {
  attack: { deal: 1, next: 0.6, suffer: 0.4, near: 0.2, push: 1.1, heat: 1, zone: 0.4, leave: 0 },
  hold: { deal: 1, next: 0.5, suffer: 0.7, near: 0.02, push: 1.2, heat: 1.2, zone: 0.2, leave: 0 },
  withdraw: { deal: 0.7, next: 0.2, suffer: 1, near: -0.1, push: 1.2, heat: 1.2, zone: 0, leave: 0.5 },
};
