/**
 * A pause between two parts of long work, in which others have their turn. Another request needs several: its bytes come in, the database is asked
 * and answers. So it is a moment of time, and not one round of the event loop, after which the next part would stand before its next step.
 */
import { setTimeout } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Steps } from '../kernel';

const MOMENT_MS = 1;
const LONGEST_REST_MS = 5;

export const breathe = (): Promise<void> => setTimeout(MOMENT_MS);

/** The longest pause, after what is short but asked for by many at once. */
export const rest = (): Promise<void> => setTimeout(LONGEST_REST_MS);

/** What the steps make, with a rest after each that is as long as the step was, within bounds: of work that anybody may ask for, others have half of the time. */
export const inFairTurns = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const begun = performance.now();
    const step = steps.next();
    await setTimeout(Math.min(LONGEST_REST_MS, Math.max(MOMENT_MS, performance.now() - begun)));
    if (step.done === true) return step.value;
  }
};

/** What the steps make, with a breath after each. */
export const inBreaths = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const step = steps.next();
    await breathe();
    if (step.done === true) return step.value;
  }
};
