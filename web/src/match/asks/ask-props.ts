/** What every editor of an ask gets. */
import type { Bounds } from '../shapes';

export interface AskProps<B extends Bounds> {
  readonly bounds: B;
  readonly value: unknown;
  readonly title: string;
  readonly onSet: (value: unknown) => void;
  /** Something is being changed here that is not whole yet: nothing is sent meanwhile. */
  readonly onUnfinished: () => void;
}

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];
