/** Something that the bot could order, and what it expects of it. */
import type { Order } from '../../shapes';

export interface Idea {
  readonly order: Order;
  /** In points; 0 and less: better not. */
  readonly worth: number;
  /** What is left of it when one looks closely; null: nothing. Left out: it was looked at. */
  readonly refine?: () => Idea | null;
}
