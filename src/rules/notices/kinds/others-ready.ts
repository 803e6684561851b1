/**
 * others-ready (ROUND-3): all others are ready, which is public, and the phase waits for this force alone.
 * Whoever marks the last of the others makes it (`last-awaited.ts`).
 */
import { defineNotice } from '../definition';
import { isOpenNow, isOnlyOneLate, type Position } from '../position';

export interface OthersReadyData extends Position {
  /** ISO 8601, UTC; null: it ends when all are ready. */
  readonly deadline: string | null;
}

export const othersReady = defineNotice<'others-ready', OthersReadyData>({
  kind: 'others-ready',
  urgency: 'soon',
  stillTrue: (data, facts, to) => isOpenNow(data, facts) && isOnlyOneLate(to, facts),
  path: (_data, home) => home,
});
