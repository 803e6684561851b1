/**
 * Waits at the start for a PostgreSQL that is not there yet: machines and containers start their services in
 * any order.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseRefused, unreachable } from './reachable';

/** Between two attempts. */
const PAUSE_MS = 500;
/** Between two words about it. */
const TELL_EVERY_MS = 10_000;

export interface Wait {
  /** For how long, in ms; 0: one attempt. */
  readonly patienceMs: number;
  /** Told at once, and every ten seconds, why it is still waiting. */
  readonly onWaiting?: (reason: string) => void;
}

/**
 * Resolves when the server can be worked with. Throws a DatabaseRefused when it never will be, or when
 * patience has ended.
 */
export const awaitServer = async (url: string, { patienceMs, onWaiting }: Wait): Promise<void> => {
  const started = performance.now();
  let toldAt = -Infinity;
  for (;;) {
    const reason = await unreachable(url);
    if (reason === null) return;
    const now = performance.now();
    if (now - started + PAUSE_MS > patienceMs)
      throw new DatabaseRefused(
        patienceMs === 0
          ? `PostgreSQL does not answer (${reason})`
          : `PostgreSQL has not answered within ${Math.round(patienceMs / 1_000)} s (${reason})`,
      );
    if (now - toldAt >= TELL_EVERY_MS) {
      toldAt = now;
      onWaiting?.(reason);
    }
    await pause(PAUSE_MS);
  }
};
