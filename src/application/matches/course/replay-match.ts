/** The proof of a match (GAM-11): setup, seed and log play it again, and everything must come out as it is kept. */
import type { Frame, GameEvent, GameSystem } from '../../../games';
import { type Dice, seededDice } from '../../../kernel';
import { foldLog, type Logged } from './log';
import type { Match } from '../model';
import { setupOf } from '../opening/set-up';

export interface MatchReplayReport {
  readonly match: string;
  readonly entries: number;
  readonly events: number;
  /** The first entry whose events come out otherwise; null: none does. */
  readonly differs: number | null;
  /** Whether the kept state is the one to which the log leads. */
  readonly isSameState: boolean;
}

const eventsAgain = (
  system: GameSystem,
  setup: unknown,
  before: Frame,
  { entry }: Logged,
  dice: Dice,
): readonly GameEvent[] => {
  switch (entry.kind) {
    case 'begin':
      return system.begin(setup, dice);
    case 'order':
      return system.play(before, entry.seat, entry.decision, entry.order, dice);
    case 'stop':
      return system.stop(before, entry.why);
    case 'take-back':
    case 'rewind':
    case 'bot':
    case 'gm':
    case 'late':
      return [];
  }
};

export const replayMatch = (system: GameSystem, match: Match, log: readonly Logged[]): MatchReplayReport => {
  const setup = setupOf(system, match);
  const dice = seededDice(match.dice.seed);
  let events = 0;
  let differs: number | null = null;
  let state: Frame | null = null;
  for (const folded of foldLog(system, match, log)) {
    const again = eventsAgain(system, setup, folded.states[0] as Frame, folded, dice);
    if (differs === null && JSON.stringify(again) !== JSON.stringify(folded.events)) differs = folded.number;
    events += folded.events.length;
    state = folded.state;
  }
  return {
    ...{ match: match.id, entries: log.length, events, differs },
    isSameState: JSON.stringify(state) === JSON.stringify(match.state),
  };
};
