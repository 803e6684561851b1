/** How many failed attempts a subject may have, and how long the next one waits. */

export interface LimitRule {
  /** Attempts within the window. */
  readonly limit: number;
  /** Counted from the first of them. */
  readonly windowSeconds: number;
  /**
   * So many attempts come without waiting, after that each one waits twice as long as the one before; null:
   * none waits.
   */
  readonly freeAttempts: number | null;
}

/** Instants in milliseconds since 1970. */
export interface Counter {
  readonly attempts: number;
  readonly windowEndsAt: number;
  /** Earliest instant of the next attempt; 0: at any time. */
  readonly nextAt: number;
}

export type LimitDecision =
  | { readonly allowed: true; readonly counter: Counter }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

const waitMs = (attempts: number, free: number | null): number =>
  free === null || attempts < free ? 0 : 1_000 * 2 ** Math.min(attempts - free, 20);

/** `counter` as stored, or null for none. A refused attempt changes nothing: waiting is not punished. */
export const decideAttempt = (counter: Counter | null, rule: LimitRule, now: number): LimitDecision => {
  const current =
    counter === null || counter.windowEndsAt <= now
      ? { attempts: 0, windowEndsAt: now + rule.windowSeconds * 1_000, nextAt: 0 }
      : counter;
  const openAt = current.attempts >= rule.limit ? current.windowEndsAt : current.nextAt;
  if (openAt > now)
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((openAt - now) / 1_000)) };
  const attempts = current.attempts + 1;
  const wait = waitMs(attempts, rule.freeAttempts);
  // Nobody who need not wait is held up by a clock that is set back a little.
  const nextAt = wait === 0 ? 0 : Math.min(now + wait, current.windowEndsAt);
  return { allowed: true, counter: { attempts, windowEndsAt: current.windowEndsAt, nextAt } };
};
