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
} from '../../../games';
import type { LogEntry, Step } from '../course/log-entry';
import type { MatchSeat } from '../model';

export const fieldOf = (system: GameSystem, state: Frame, audience: Audience): Field => {
  const knowledge = system.know(state, audience);
  return { board: system.board(knowledge), scene: system.scene(knowledge) };
};

/** Of the lines that a row of events tells: so many are left out, and of the others at most so many are wanted. */
export interface Part {
  readonly skip: number;
  readonly most: number;
  /**
   * What the audience knows of the field before the row, when none is left out; null: all that it can know. A row of
   * which nothing is told changes the field with the first line of a later one.
   */
  readonly known: Field | null;
}

/** What an audience hears of a part of a row of events. */
export interface PartTold {
  /** The field before the first of the lines. */
  readonly before: Field;
  readonly told: readonly Told[];
  /** The field after the last of the lines. */
  readonly after: Field;
}

const WHOLE: Part = { skip: 0, most: Infinity, known: null };

/** `heard`: the number of the newest event before the row. `states`: before, and after each. */
export const partTold = (
  system: GameSystem,
  states: readonly Frame[],
  events: readonly GameEvent[],
  audience: Audience,
  heard: number,
  { skip, most, known }: Part,
): PartTold => {
  const lines = events.flatMap((event, index) => {
    const [before, after] = [states[index] as Frame, states[index + 1] as Frame];
    const telling = system.tell(before, event, after, audience);
    return telling === null ? [] : [{ telling, after }];
  });
  // An event of which nothing is said changes the field with the next line, or with the last one.
  const fieldAfter = (line: number): Field =>
    fieldOf(
      system,
      (line === lines.length - 1 ? states.at(-1) : (lines[line]?.after ?? states[0])) as Frame,
      audience,
    );
  const before = skip === 0 ? (known ?? fieldOf(system, states[0] as Frame, audience)) : fieldAfter(skip - 1);
  let field = before;
  const told = lines.slice(skip, skip + most).map(({ telling, after }, index) => {
    const now = fieldAfter(skip + index);
    const change = changeBetween(field, now);
    field = now;
    return {
      ...telling,
      seq: heard + skip + index + 1,
      turn: after.turn,
      step: system.stepWords(after.step),
      change,
    };
  });
  return { before, told, after: field };
};

/** What an audience hears of a row of events, from the number after `heard`. */
export const toldTo = (
  system: GameSystem,
  states: readonly Frame[],
  events: readonly GameEvent[],
  audience: Audience,
  heard: number,
): readonly Told[] => partTold(system, states, events, audience, heard, WHOLE).told;

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
