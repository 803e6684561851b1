/** A match as it was (MAT-3, GAM-11): a field of before, the whole course, and the log that proves it. */
import type { Audience, Frame, GameSystem, Told } from '../../games';
import { err, ok, type Result, type UserId } from '../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../refusal';
import { toldTo } from './advance';
import { foldSlowly, happened, type Logged } from './log';
import type { Match } from './model';
import type { MatchStore } from './ports';
import type { Eyes, Seen, SeeMatch } from './see-match';
import { openingState } from './set-up';

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** `step` null: the last one of the turn; both null: now. */
export interface Moment {
  readonly turn: number | null;
  readonly step: string | null;
}

export interface Course extends Seen {
  /** Before anything has happened. */
  readonly opening: Frame;
  readonly told: readonly Told[];
}

export interface MatchLog {
  readonly match: Match;
  readonly entries: readonly Logged[];
}

export class SeeHistory {
  constructor(
    private readonly see: Pick<SeeMatch, 'one'>,
    private readonly matches: Pick<MatchStore, 'log' | 'told'>,
  ) {}

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
  async course(user: UserId, id: string, eyes: Eyes): Promise<Result<Course, Refusal>> {
    const seen = await this.see.one(user, id, eyes);
    if (!seen.ok) return seen;
    const { match, system, seat: mine } = seen.value;
    const opening = openingState(system, match);
    const audience: Audience = match.status === 'over' ? { kind: 'gm' } : seen.value.audience;
    const told =
      mine !== null && match.status !== 'over'
        ? await this.matches.told(id, mine, 0, EVERYTHING)
        : await this.#whole(system, match, audience);
    const { untilTurn } = seen.value;
    return ok({ ...seen.value, audience, opening, told: told.filter(({ turn }) => turn <= untilTurn) });
  }

  /** 409 before the end: orders are told to nobody but their seats. */
  async log(user: UserId, id: string): Promise<Result<MatchLog, Refusal>> {
    const seen = await this.see.one(user, id, { seat: null, watch: null });
    if (!seen.ok) return seen;
    const { match } = seen.value;
    if (match.status !== 'over') return err(conflict('match/not-over', 'MAT-3'));
    return ok({ match, entries: await this.matches.log(id) });
  }

  /** What an audience without a feed of its own hears of it all. */
  async #whole(system: GameSystem, match: Match, audience: Audience): Promise<readonly Told[]> {
    const told: Told[] = [];
    const log = happened(await this.matches.log(match.id));
    for await (const { states, events } of foldSlowly(system, match, log))
      told.push(...toldTo(system, states, events, audience, told.length));
    return told;
  }
}
