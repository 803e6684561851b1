/**
 * A pause between two parts of long work, in which others have their turn. Another request needs several: its
 * bytes come in, the database is asked and answers. So it is a moment of time, and not one round of the event
 * loop, after which the next part would stand before its next step.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Steps } from '../kernel';

const PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 5;

export const pause = (): Promise<void> => setTimeout(PAUSE_MS);

/** The longest pause, after what is short but asked for by many at once. */
export const longPause = (): Promise<void> => setTimeout(LONGEST_PAUSE_MS);

let lastRound: Promise<void> = Promise.resolve();

/**
 * A round of the event loop for this step alone, among all that ask for one: of a thousand phases that end and
 * ten thousand pushes that are encrypted, a request finds one step before each of its own, not several. It
 * takes no time when nobody else has anything to do.
 */
export const ownRound = (): Promise<void> => {
  lastRound = lastRound.then(() => setImmediate());
  return lastRound;
};

/**
 * What the steps make, with a pause after each that is as long as the step was, within bounds: of work that
 * anybody may ask for, others have half of the time.
 */
export const inFairTurns = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const begun = performance.now();
    const step = steps.next();
    await setTimeout(Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, performance.now() - begun)));
    if (step.done === true) return step.value;
  }
};

/** What the steps make, with a pause after each. */
export const withPauses = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const step = steps.next();
    await pause();
    if (step.done === true) return step.value;
  }
};
