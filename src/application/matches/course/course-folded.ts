/**
 * The course of a match as it follows from its log (MAT-3, GAM-11): gone through once, then any part of it is told from
 * a place near to it. For readers without a feed, and for all after the end.
 */
import { setImmediate } from 'node:timers/promises';
import type { Audience, Frame, GameSystem, Told } from '../../../games';
import { fieldOf, partTold, statesOf } from '../orders/advance';
import { type CoursePlace, CoursePlaces } from './course-places';
import { type LinesAsked, Moments } from './course-moments';
import type { CoursePart } from './course-part';
import { happened, type Logged } from './log';
import type { MatchStore } from '../ports';

/** Entries that are gone through at once; then others have their turn. */
const AT_ONCE = 10;

interface Place extends CoursePlace {
  /** Entries before it, of those that count. */
  readonly entries: number;
  readonly state: Frame;
}

const isPlain = ({ entry }: Logged): boolean => entry.kind !== 'take-back' && entry.kind !== 'rewind';

export class FoldedCourse {
  /** The numbers in the log of the entries that count, and how many lines are told up to the end of each. */
  readonly #numbers: number[] = [];
  readonly #lines: number[] = [];
  readonly #moments = new Moments();
  readonly #places: CoursePlaces<Place>;
  #newest: Place;
  /** Of the log. */
  #read = 0;

  constructor(
    private readonly system: GameSystem,
    private readonly audience: Audience,
    private readonly opening: Frame,
  ) {
    this.#newest = { seq: 0, work: 0, entries: 0, state: opening };
    this.#places = new CoursePlaces(this.#newest);
  }

  /** Entries of the log that it knows. */
  get entries(): number {
    return this.#read;
  }

  /** Goes through later entries of the log. False: they take something back, and it must be folded anew. */
  async extend(log: readonly Logged[]): Promise<boolean> {
    if (this.#read > 0 && !log.every(isPlain)) return false;
    for (const [index, logged] of happened(log).entries()) {
      this.#add(logged);
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    this.#read = log.at(-1)?.number ?? this.#read;
    return true;
  }

  #add({ number, events }: Logged): void {
    const { system, audience } = this;
    const { work, entries, state } = this.#newest;
    const states = statesOf(system, state, events);
    events.forEach((event, index) => {
      const after = states[index + 1] as Frame;
      if (system.tell(states[index] as Frame, event, after, audience) !== null)
        this.#moments.add(after.turn, system.stepWords(after.step));
    });
    this.#numbers.push(number);
    this.#lines.push(this.#moments.count);
    this.#newest = {
      seq: this.#moments.count,
      work: work + events.length,
      entries: entries + 1,
      state: states.at(-1) as Frame,
    };
    this.#places.pass(this.#newest.work, () => this.#newest);
  }

  /** Nothing of turns after `untilTurn`. */
  async part(
    id: string,
    log: Pick<MatchStore, 'log'>,
    asked: LinesAsked,
    untilTurn: number,
  ): Promise<CoursePart> {
    const moments = this.#moments.until(untilTurn);
    const count = moments.at(-1)?.to ?? 0;
    const after = Math.min(asked.after, count);
    const to = Math.min(count, after + asked.limit);
    if (count === 0)
      return { moments, after, field: fieldOf(this.system, this.opening, this.audience), told: [] };
    // The entry of the line after which the part begins, and that of its last line.
    const first = after === 0 ? 0 : this.#lines.findIndex((lines) => lines >= after);
    const last = Math.max(
      first,
      this.#lines.findIndex((lines) => lines >= to),
    );
    const told: Told[] = [];
    let field: CoursePart['field'] | null = null;
    let known: CoursePart['field'] | null = null;
    for await (const { index, states, events } of this.#fold(id, log, first, last)) {
      const heard = index === 0 ? 0 : (this.#lines[index - 1] as number);
      const skip = Math.max(0, after - heard);
      const part = partTold(this.system, states, events, this.audience, heard, {
        skip,
        most: to - Math.max(heard, after),
        known,
      });
      field ??= part.before;
      known = part.after;
      told.push(...part.told);
    }
    return { moments, after, field: field as CoursePart['field'], told };
  }

  /** Entries from the one to the other, folded from the place before them. */
  async *#fold(id: string, log: Pick<MatchStore, 'log'>, first: number, last: number) {
    const place = this.#places.last(({ entries }) => entries <= first);
    const numbers = this.#numbers.slice(place.entries, last + 1);
    const counting = new Set(numbers);
    const read = await log.log(id, (numbers[0] ?? 1) - 1, numbers.at(-1));
    let { state } = place;
    let index = place.entries;
    for (const { events } of read.filter(({ number }) => counting.has(number))) {
      const states = statesOf(this.system, state, events);
      state = states.at(-1) as Frame;
      if (index >= first) yield { index, states, events };
      index += 1;
      if (index % AT_ONCE === 0) await setImmediate();
    }
  }
}
