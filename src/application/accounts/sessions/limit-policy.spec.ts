/** The limits of attempts: free ones, growing delays, the window's end. */
import { decideAttempt, type Counter, type LimitRule } from './limit-policy';

const rule: LimitRule = { limit: 10, windowSeconds: 900, freeAttempts: 5 };

/** Attempts as soon as each is allowed; answers the waits between them in seconds. */
function waits(limit: LimitRule, attempts: number): readonly number[] {
  let counter: Counter | null = null;
  let now = 1_000_000;
  const waited: number[] = [];
  for (let i = 0; i < attempts; i += 1) {
    let decision = decideAttempt(counter, limit, now);
    const wait = decision.allowed ? 0 : decision.retryAfterSeconds;
    now += wait * 1_000;
    decision = decideAttempt(counter, limit, now);
    if (!decision.allowed) throw new Error('still refused after Retry-After');
    counter = decision.counter;
    waited.push(wait);
  }
  return waited;
}

it('lets five attempts pass, then doubles the wait', () =>
  expect(waits(rule, 10)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16]));

it('closes the account until the window ends after the tenth', () => {
  const waited = waits(rule, 11);
  expect(waited[10]).toBe(900 - 31);
});

it('starts afresh when the window has ended', () => {
  const over: Counter = { attempts: 10, windowEndsAt: 5_000, nextAt: 5_000 };
  expect(decideAttempt(over, rule, 5_000)).toEqual({
    allowed: true,
    counter: { attempts: 1, windowEndsAt: 905_000, nextAt: 0 },
  });
});

it('never delays where no attempt waits, up to the limit', () =>
  expect(waits({ limit: 100, windowSeconds: 900, freeAttempts: null }, 100).every((wait) => wait === 0)).toBe(
    true,
  ));

it('lets an attempt come at once that need not wait, though the clock was set back meanwhile', () => {
  const first = decideAttempt(null, rule, 1_000_000);
  expect(first.allowed).toBe(true);
  expect(decideAttempt(first.allowed ? first.counter : null, rule, 999_990).allowed).toBe(true);
});
