/**
 * A pause between two parts of long work, in which others have their turn. Another request needs several: its
 * bytes come in, the database is asked and answers. So it is a moment of time, and not one round of the event
 * loop, after which the next part would stand before its next step.
 */
import { setTimeout } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Steps } from '../kernel';

const PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 5;

export const pause = (): Promise<void> => setTimeout(PAUSE_MS);

/** The longest pause, after what is short but asked for by many at once. */
export const longPause = (): Promise<void> => setTimeout(LONGEST_PAUSE_MS);

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
