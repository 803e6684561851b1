/** The course of a running match as one seat heard it (MAT-3): its feed, which only grows. */
import { setImmediate } from 'node:timers/promises';
import { changedField, type Field, type Seat, type Told } from '../../../games';
import { type CoursePlace, CoursePlaces } from './course-places';
import { type LinesAsked, Moments } from './course-moments';
import type { CoursePart } from './course-part';
import type { MatchStore } from '../ports';

/** Lines that are read at once; then others have their turn. */
const AT_ONCE = 100;

interface Place extends CoursePlace {
  readonly field: Field;
}

export class HeardCourse {
  readonly #moments = new Moments();
  readonly #places: CoursePlaces<Place>;
  #newest: Place;

  constructor(
    private readonly id: string,
    private readonly seat: Seat,
    private readonly feed: Pick<MatchStore, 'told'>,
    opening: Field,
  ) {
    this.#newest = { seq: 0, work: 0, field: opening };
    this.#places = new CoursePlaces(this.#newest);
  }

  /** Reads what has been told since. */
  async extend(): Promise<void> {
    for (;;) {
      const told = await this.feed.told(this.id, this.seat, this.#newest.seq, AT_ONCE);
      if (told.length === 0) return;
      for (const one of told) this.#add(one);
      await setImmediate();
    }
  }

  #add({ seq, turn, step, change }: Told): void {
    this.#moments.add(turn, step);
    this.#newest = { seq, work: seq, field: changedField(this.#newest.field, change) };
    this.#places.pass(seq, () => this.#newest);
  }

  async part({ after: asked, limit }: LinesAsked): Promise<CoursePart> {
    const moments = this.#moments.until(Infinity);
    const count = moments.at(-1)?.to ?? 0;
    const after = Math.min(asked, count);
    const to = Math.min(count, after + limit);
    const place = this.#places.last(({ seq }) => seq <= after);
    const read = await this.feed.told(this.id, this.seat, place.seq, to - place.seq);
    const field = read
      .filter(({ seq }) => seq <= after)
      .reduce((before, { change }) => changedField(before, change), place.field);
    return { moments, after, field, told: read.filter(({ seq }) => seq > after && seq <= to) };
  }
}
