/** How a match came to stand as it does (GAM-11): its log, folded again. Nothing is rolled. */
import { setImmediate } from 'node:timers/promises';
import type { Frame, GameEvent, GameSystem } from '../../../games';
import { statesOf } from '../orders/advance';
import type { LogEntry } from './log-entry';
import type { Match } from '../model';
import { openingState } from '../opening/set-up';

/** Entries that are folded at once; then others have their turn. */
const AT_ONCE = 10;

export interface Logged {
  /** From 1. */
  readonly number: number;
  readonly at: number;
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
}

export interface Folded extends Logged {
  /** The state before it, and after each of its events. */
  readonly states: readonly Frame[];
  /** The state after it. */
  readonly state: Frame;
}

/** One entry after the other, so that whoever folds a long log can let others have their turn. */
export function* foldLog(
  system: GameSystem,
  match: Pick<Match, 'setup'>,
  log: Iterable<Logged>,
): Generator<Folded> {
  let state = openingState(system, match);
  /** Before the newest order. */
  let before = state;
  /** After each entry: a rewind leads back to one of them. */
  const kept = new Map<number, Frame>();
  for (const logged of log) {
    const { entry, number } = logged;
    const states = statesOf(system, state, logged.events);
    const after =
      entry.kind === 'take-back'
        ? before
        : entry.kind === 'rewind'
          ? { ...(kept.get(entry.to) as Frame), epoch: state.epoch + 1 }
          : (states.at(-1) as Frame);
    kept.set(number, after);
    before = state;
    state = after;
    yield { ...logged, states, state };
  }
}

/** The same of a long log, while others have their turn. */
export async function* foldSlowly(
  system: GameSystem,
  match: Pick<Match, 'setup'>,
  log: readonly Logged[],
): AsyncGenerator<Folded> {
  let folded = 0;
  for (const one of foldLog(system, match, log)) {
    yield one;
    folded += 1;
    if (folded % AT_ONCE === 0) await setImmediate();
  }
}

/** What has happened: without what was taken back or rewound, and without what did so. */
export const happened = <T extends { readonly number: number; readonly entry: LogEntry }>(
  log: readonly T[],
): readonly T[] => {
  let counting: T[] = [];
  for (const one of log) {
    const { entry } = one;
    if (entry.kind === 'take-back') counting.pop();
    else if (entry.kind === 'rewind') counting = counting.filter(({ number }) => number <= entry.to);
    else counting.push(one);
  }
  return counting;
};

/** The state before the last entry of the log. */
export const stateBefore = (
  system: GameSystem,
  match: Pick<Match, 'setup'>,
  log: readonly Logged[],
): Frame => {
  let state = openingState(system, match);
  for (const folded of foldLog(system, match, log.slice(0, -1))) state = folded.state;
  return state;
};
