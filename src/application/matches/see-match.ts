/** Matches as those see them who play in them (MAT-3, GAM-6). For everybody else there is no match. */
import type { Audience, Frame, GameSystem, Seat, Told } from '../../games';
import { err, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Match } from './model';
import type { MatchStore, SystemOf } from './ports';
import { seatOf } from './send-order';

/** Events that a view tells at most. */
const MAX_TOLD = 1_000;

export interface Seen {
  readonly match: Match;
  readonly system: GameSystem;
  /** The state; before the beginning the one that is set up. */
  readonly state: Frame;
  /** Null: the reader has opened it and has no seat. */
  readonly seat: Seat | null;
  readonly audience: Audience;
}

export interface SeenTold extends Seen {
  readonly told: readonly Told[];
}

const isIn = (match: Match, user: UserId): boolean =>
  match.openedBy === user || match.seats.some((one) => one.user?.id === user);

export class SeeMatch {
  constructor(
    private readonly matches: Pick<MatchStore, 'read' | 'list' | 'told'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** Newest first. One more than `limit` is never answered; `next` is the last one's id. */
  async list(
    user: UserId,
    after: string | null,
    limit: number,
  ): Promise<{ readonly matches: readonly Match[]; readonly next: string | null }> {
    const found = await this.matches.list(user, after, limit + 1);
    const matches = found.slice(0, limit);
    return { matches, next: found.length > limit ? (matches.at(-1)?.id ?? null) : null };
  }

  /** As the seat that is named, else as the one that is asked now. */
  async one(user: UserId, id: string, named: Seat | null): Promise<Result<Seen, Refusal>> {
    const match = await this.matches.read(id);
    if (match === null || !isIn(match, user)) return err(NOT_FOUND);
    const system = this.systemOf(match);
    const seat = seatOf(system, match, user, { seat: named, decision: null });
    if (seat === null && named !== null) return err(NOT_FOUND);
    const audience: Audience = seat === null ? { kind: 'spectator' } : { kind: 'seat', seat };
    return ok({ match, system, state: match.state ?? setUp(system, match), seat, audience });
  }

  /** With what was told since the seat's last order. */
  async view(user: UserId, id: string, named: Seat | null): Promise<Result<SeenTold, Refusal>> {
    const first = await this.one(user, id, named);
    if (!first.ok) return first;
    const { seat, match } = first.value;
    const heard = match.seats.find((one) => one.seat === seat)?.heard ?? 0;
    const told = seat === null ? [] : await this.matches.told(id, seat, heard, MAX_TOLD);
    // Read after them, so that the field is never older than what was told of it.
    const now = await this.one(user, id, seat);
    return now.ok ? ok({ ...now.value, told }) : now;
  }

  /** Events after a number, of which a seat has heard: at least one more than `limit` where there are. */
  async told(
    user: UserId,
    id: string,
    {
      seat: named,
      after,
      limit,
    }: { readonly seat: Seat | null; readonly after: number; readonly limit: number },
  ): Promise<Result<SeenTold, Refusal>> {
    const seen = await this.one(user, id, named);
    if (!seen.ok) return seen;
    const { seat } = seen.value;
    return ok({
      ...seen.value,
      told: seat === null ? [] : await this.matches.told(id, seat, after, limit + 1),
    });
  }
}

/** Throws when the setup that was kept is not one: it was read when the match was opened. */
const setUp = (system: GameSystem, { setup }: Match): Frame => {
  const read = system.readSetup(setup);
  if (!read.ok) throw new Error('a match is kept with a setup that its system does not take');
  return system.open(read.value);
};
