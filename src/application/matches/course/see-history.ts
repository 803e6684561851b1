/** A match as it was (MAT-3, GAM-11): a field of before, the whole course, and the log that proves it. */
import type { Frame } from '../../../games';
import { err, ok, type Result, type UserId } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { LinesAsked } from './course-moments';
import type { CoursePart } from './course-part';
import { Courses } from './courses';
import { foldSlowly, happened, type Logged } from './log';
import type { Match } from '../model';
import type { MatchStore } from '../ports';
import type { Eyes, Seen, SeeMatch } from '../see-match';

/** `step` null: the last one of the turn; both null: now. */
export interface Moment {
  readonly turn: number | null;
  readonly step: string | null;
}

/** A part of the course, of a match that is seen. */
export type Course = Seen & CoursePart;

export interface MatchLog {
  readonly match: Match;
  readonly entries: readonly Logged[];
}

/** Queries only: each is the match as it is seen, and what there is of it besides. */
export class SeeHistory {
  readonly #courses: Courses;

  constructor(
    private readonly see: Pick<SeeMatch, 'one'>,
    private readonly matches: Pick<MatchStore, 'log' | 'told'>,
  ) {
    this.#courses = new Courses(matches);
  }

  /** The match with its state at the end of that step. 404 when it has not come to it. */
  async at(user: UserId, id: string, eyes: Eyes, { turn, step }: Moment): Promise<Result<Seen, Refusal>> {
    const seen = await this.see.one(user, id, eyes);
    if (!seen.ok || (turn === null && step === null)) return seen;
    const { match, system, state: present, untilTurn } = seen.value;
    const asked = turn ?? present.turn;
    if (asked > untilTurn) return err(NOT_FOUND);
    let found: Frame | null = null;
    for await (const { states, state } of foldSlowly(system, match, happened(await this.matches.log(id))))
      for (const one of [...states, state])
        if (one.turn === asked && (step === null || one.step === step)) found = one;
    return found === null ? err(NOT_FOUND) : ok({ ...seen.value, state: found });
  }

  /** As the seat was told it; after the end, as it was. */
  async course(user: UserId, id: string, eyes: Eyes, asked: LinesAsked): Promise<Result<Course, Refusal>> {
    const found = await this.see.one(user, id, eyes);
    if (!found.ok) return found;
    const isOver = found.value.match.status === 'over';
    const seen: Seen = isOver ? { ...found.value, audience: { kind: 'gm' } } : found.value;
    return ok({ ...seen, ...(await this.#courses.part(seen, isOver ? null : seen.seat, asked)) });
  }

  /** What was told in a turn; null: no more than that. */
  async turn(user: UserId, id: string, eyes: Eyes, turn: number | null): Promise<Result<Course, Refusal>> {
    const begun = await this.course(user, id, eyes, { after: 0, limit: 0 });
    if (!begun.ok) return begun;
    const { moments, state } = begun.value;
    const of = moments.filter((one) => one.turn === (turn ?? state.turn));
    const [first] = of;
    if (first === undefined) return begun;
    const after = moments[moments.indexOf(first) - 1]?.to ?? 0;
    return this.course(user, id, eyes, { after, limit: (of.at(-1)?.to ?? after) - after });
  }

  /** 409 before the end: orders are told to nobody but their seats. */
  async log(user: UserId, id: string): Promise<Result<MatchLog, Refusal>> {
    const seen = await this.see.one(user, id, { seat: null, watch: null });
    if (!seen.ok) return seen;
    const { match } = seen.value;
    if (match.status !== 'over') return err(conflict('match/not-over', 'MAT-3'));
    return ok({ match, entries: await this.matches.log(id) });
  }
}
