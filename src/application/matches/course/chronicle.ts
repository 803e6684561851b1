/**
 * What those are told who read a match along without a seat (GAM-6, MAT-2, MAT-9): nothing is kept for them, their lines
 * follow from the log, which only grows. So the lines have numbers that stay, without gaps.
 */
import { setImmediate } from 'node:timers/promises';
import type { Audience, Frame, GameSystem, Told } from '../../../games';
import { statesOf, toldTo } from '../orders/advance';
import { ChroniclePlaces, type Place } from './chronicle-places';
import { lineTo } from '../host-lines';
import { foldSlowly, type Logged } from './log';
import type { Match } from '../model';
import type { MatchStore } from '../ports';
import { openingState } from '../opening/set-up';

/** Entries that are gone through at once; then others have their turn. */
const AT_ONCE = 10;

export interface Reading {
  readonly system: GameSystem;
  readonly match: Match;
  readonly audience: Audience;
  /** From the first line of a later turn on nothing is told. */
  readonly untilTurn: number;
}

/** What an entry tells. */
interface Lines {
  /** Lines before it. */
  readonly seq: number;
  /** The turn of each of its lines. */
  readonly turns: readonly number[];
  readonly told: () => readonly Told[];
}

/** How many of them are of no later turn. */
const inTime = (turns: readonly number[], untilTurn: number): number => {
  const late = turns.findIndex((turn) => turn > untilTurn);
  return late < 0 ? turns.length : late;
};

const linesOf = (
  { system, audience }: Reading,
  place: Place,
  { entry, events }: Logged,
  { states, state }: { readonly states: readonly Frame[]; readonly state: Frame },
): Lines => {
  const { seq } = place;
  const said = 'said' in entry ? entry.said : undefined;
  if (said !== undefined) {
    const field = { before: place.state, after: state };
    return { seq, turns: [state.turn], told: () => [lineTo(system, field, said, audience, seq + 1)] };
  }
  const turns = events.flatMap((event, index) => {
    const [before, after] = [states[index] as Frame, states[index + 1] as Frame];
    return system.tell(before, event, after, audience) === null ? [] : [after.turn];
  });
  return { seq, turns, told: () => toldTo(system, states, events, audience, seq) };
};

export class Chronicle {
  readonly #places = new ChroniclePlaces();

  constructor(private readonly matches: Pick<MatchStore, 'log'>) {}

  /** Lines after a number, at most so many. */
  async told(reading: Reading, after: number, limit: number): Promise<readonly Told[]> {
    const found: Told[] = [];
    await this.#read(reading, after, ({ seq, turns, told }) => {
      const count = inTime(turns, reading.untilTurn);
      if (seq + count > after) found.push(...told().slice(Math.max(0, after - seq), count));
      return found.length < limit && count === turns.length;
    });
    return found.slice(0, limit);
  }

  /** The number of the newest line. */
  async newest(reading: Reading): Promise<number> {
    let newest = 0;
    await this.#read(reading, Infinity, ({ seq, turns }) => {
      const count = inTime(turns, reading.untilTurn);
      newest = seq + count;
      return count === turns.length;
    });
    return newest;
  }

  /** Goes through entries from a place that is not behind the line, as long as it is told to go on. */
  async #read(reading: Reading, line: number, look: (lines: Lines) => boolean): Promise<void> {
    const { system, match, audience } = reading;
    const name = `${match.id} ${audience.kind}`;
    const known = this.#places.find(name, line, match.entries);
    const opening = known === null ? openingState(system, match) : null;
    let place = known ?? { entries: 0, state: opening as Frame, before: opening as Frame, seq: 0 };
    look({ seq: place.seq, turns: [], told: () => [] });
    let gone = 0;
    for (const logged of await this.matches.log(match.id, place.entries)) {
      if (logged.number > match.entries) break;
      const states = statesOf(system, place.state, logged.events);
      const state = await this.#after(reading, place, logged, states);
      const lines = linesOf(reading, place, logged, { states, state });
      if (!look(lines)) break;
      const seq = place.seq + lines.turns.length;
      place = { entries: logged.number, state, before: place.state, seq };
      gone += 1;
      if (gone % AT_ONCE === 0) await setImmediate();
    }
    this.#places.remember(name, place);
  }

  async #after(
    { system, match }: Reading,
    { state, before }: Place,
    { entry }: Logged,
    states: readonly Frame[],
  ): Promise<Frame> {
    if (entry.kind === 'take-back') return before;
    if (entry.kind !== 'rewind') return states.at(-1) as Frame;
    const log = await this.matches.log(match.id);
    for await (const one of foldSlowly(system, match, log))
      if (one.number === entry.to) return { ...one.state, epoch: state.epoch + 1 };
    throw new RangeError('a match went back to an entry that is not in its log');
  }
}
