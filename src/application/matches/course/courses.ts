/** Courses of matches that were read of late: whoever goes on in one does not begin at its beginning (MAT-3). */
import type { Seat } from '../../../games';
import { fieldOf } from '../orders/advance';
import { FoldedCourse } from './course-folded';
import { HeardCourse } from './course-heard';
import type { LinesAsked } from './course-moments';
import type { CoursePart } from './course-part';
import type { MatchStore } from '../ports';
import type { Seen } from '../see-match';
import { openingState } from '../opening/set-up';

/** The largest, 40 v 40 to its end, takes some 10 MB: together they stay within the memory that the server may take. */
const MAX_COURSES = 3;

type Kept = Promise<FoldedCourse | HeardCourse>;

export class Courses {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly matches: Pick<MatchStore, 'log' | 'told'>) {}

  /** As a seat heard it while it ran; null: as it follows from the log. */
  async part(seen: Seen, heardBy: Seat | null, asked: LinesAsked): Promise<CoursePart> {
    const { match, untilTurn } = seen;
    if (heardBy !== null) return (await this.#heard(seen, heardBy)).part(asked);
    return (await this.#folded(seen)).part(match.id, this.matches, asked, untilTurn);
  }

  #heard(seen: Seen, seat: Seat): Promise<HeardCourse> {
    return this.#next(`${seen.match.id} ${seat}`, async (before: HeardCourse | null) => {
      const course = before ?? new HeardCourse(seen.match.id, seat, this.matches, this.#opening(seen));
      await course.extend();
      return course;
    });
  }

  #folded({ match, system, audience }: Seen): Promise<FoldedCourse> {
    return this.#next(`${match.id}, ${audience.kind}`, async (before: FoldedCourse | null) => {
      const later = before !== null && before.entries >= match.entries;
      if (later) return before;
      if (before !== null && (await before.extend(await this.matches.log(match.id, before.entries))))
        return before;
      const course = new FoldedCourse(system, audience, openingState(system, match));
      await course.extend(await this.matches.log(match.id));
      return course;
    });
  }

  #opening({ system, match, audience }: Seen) {
    return fieldOf(system, openingState(system, match), audience);
  }

  /** One after the other: two readers do not go through the same at the same time. */
  async #next<C extends FoldedCourse | HeardCourse>(
    name: string,
    step: (before: C | null) => Promise<C>,
  ): Promise<C> {
    const before = this.#kept.get(name) as Promise<C> | undefined;
    const next = before === undefined ? step(null) : before.then(step, () => step(null));
    this.#kept.delete(name);
    this.#kept.set(name, next);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_COURSES) break;
      this.#kept.delete(oldest);
    }
    try {
      return await next;
    } catch (error) {
      if (this.#kept.get(name) === next) this.#kept.delete(name);
      throw error;
    }
  }
}
