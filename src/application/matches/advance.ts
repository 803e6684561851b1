/** What one entry of the log does (MAT-4): the events, the state after them, and what every seat hears. */
import {
  type Audience,
  changeBetween,
  type Field,
  type Frame,
  type GameEvent,
  type GameSystem,
  type Seat,
  type Told,
} from '../../games';
import type { LogEntry, Step } from './log-entry';
import type { MatchSeat } from './model';

export const fieldOf = (system: GameSystem, state: Frame, audience: Audience): Field => {
  const knowledge = system.know(state, audience);
  return { board: system.board(knowledge), scene: system.scene(knowledge) };
};

/** What an audience hears of a row of events, from the number after `heard`. `states`: before, and after each. */
export const toldTo = (
  system: GameSystem,
  states: readonly Frame[],
  events: readonly GameEvent[],
  audience: Audience,
  heard: number,
): readonly Told[] => {
  const lines = events.flatMap((event, index) => {
    const [before, after] = [states[index] as Frame, states[index + 1] as Frame];
    const telling = system.tell(before, event, after, audience);
    return telling === null ? [] : [{ telling, after }];
  });
  let field = fieldOf(system, states[0] as Frame, audience);
  return lines.map(({ telling, after }, line) => {
    // An event of which nothing is said changes the field with the next line, or with the last one.
    const now = fieldOf(system, line === lines.length - 1 ? (states.at(-1) as Frame) : after, audience);
    const change = changeBetween(field, now);
    field = now;
    return {
      ...telling,
      seq: heard + line + 1,
      turn: after.turn,
      step: system.stepWords(after.step),
      change,
    };
  });
};

/** The state, and that after each event. */
export const statesOf = (
  system: GameSystem,
  state: Frame,
  events: readonly GameEvent[],
): readonly Frame[] => {
  const states = [state];
  for (const event of events) states.push(system.apply(states.at(-1) as Frame, event));
  return states;
};

export const advance = (
  system: GameSystem,
  state: Frame,
  entry: LogEntry,
  events: readonly GameEvent[],
  heard: Readonly<Record<Seat, number>>,
): Step => {
  const states = statesOf(system, state, events);
  return {
    entry,
    events,
    state: states.at(-1) as Frame,
    told: Object.entries(heard)
      .map(([seat, last]) => ({ seat, told: toldTo(system, states, events, { kind: 'seat', seat }, last) }))
      .filter(({ told }) => told.length > 0),
  };
};

/** Whether a bot is asked now: one of a seat that has not answered. */
export const botAsked = (
  system: GameSystem,
  state: Frame,
  seats: readonly Pick<MatchSeat, 'seat' | 'bot' | 'botFor'>[],
): { readonly seat: Seat; readonly decision: string; readonly revision: number } | null => {
  for (const { id, asked } of system.awaited(state))
    for (const { seat, revision, answer } of asked)
      if (answer === null && isBots(seats, seat, id)) return { seat, decision: id, revision };
  return null;
};

const isBots = (
  seats: readonly Pick<MatchSeat, 'seat' | 'bot' | 'botFor'>[],
  seat: Seat,
  decision: string,
): boolean => {
  const place = seats.find((one) => one.seat === seat);
  return place !== undefined && (place.bot !== null || place.botFor.includes(decision));
};
