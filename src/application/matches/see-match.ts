/** Matches as those see them who play in them (MAT-3, GAM-6). For everybody else there is no match. */
import type { Audience, Frame, GameSystem, Seat, Told } from '../../games';
import { err, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import { Chronicle } from './course/chronicle';
import type { Match } from './model';
import type { MatchStore, SystemOf } from './ports';
import { seatOf } from './orders/send-order';
import { openingState } from './opening/set-up';
import type { Standing } from './clocks/standing';
import { mayWatch, oneTurnLate } from './watching';

/** Events that a view tells at most. */
const MAX_TOLD = 1_000;

export interface Seen {
  readonly match: Match;
  readonly system: GameSystem;
  /** The state; before the beginning the one that is set up. */
  readonly state: Frame;
  /** Null: the reader has no seat: they have opened it, or see it in their campaign. */
  readonly seat: Seat | null;
  readonly audience: Audience;
  /** Of later turns nothing is told: to who watches by a link. */
  readonly untilTurn: number;
}

/** As which seat somebody looks, and (MAT-9) the code of the link that they have. */
export interface Eyes {
  readonly seat: Seat | null;
  readonly watch: string | null;
}

export interface SeenTold extends Seen {
  readonly told: readonly Told[];
  /** The number of the newest event that the reader has heard of. */
  readonly seq: number;
}

/** From which event on somebody reads. */
export interface ReadOn {
  readonly eyes: Eyes;
  readonly after: number;
  readonly limit: number;
}

const SPECTATOR: Audience = { kind: 'spectator' };

const isIn = (match: Match, user: UserId): boolean =>
  match.openedBy === user || match.seats.some((one) => one.user?.id === user);

/** Queries only: all of them begin with who looks at the match, and with whose eyes. */
export class SeeMatch {
  readonly #chronicle: Chronicle;

  constructor(
    private readonly matches: Pick<MatchStore, 'read' | 'readWithTold' | 'told' | 'log'>,
    private readonly systemOf: SystemOf,
    private readonly standing: Pick<Standing, 'of'>,
  ) {
    this.#chronicle = new Chronicle(matches);
  }

  /** As the seat that is named, else as the one that is asked now; who has the link, one turn late. */
  async one(user: UserId, id: string, eyes: Eyes): Promise<Result<Seen, Refusal>> {
    const match = await this.matches.read(id);
    return match === null ? err(NOT_FOUND) : this.#seen(match, user, eyes);
  }

  async #seen(match: Match, user: UserId, { seat: named, watch }: Eyes): Promise<Result<Seen, Refusal>> {
    const system = this.systemOf(match);
    const watching = isIn(match, user) ? SPECTATOR : await this.standing.of(match, user);
    if (watching === null) {
      if (named !== null || !mayWatch(match, watch)) return err(NOT_FOUND);
      const late = await oneTurnLate(system, match, await this.matches.log(match.id));
      const untilTurn = match.status === 'over' ? Infinity : (match.state?.turn ?? 1) - 1;
      return ok({ ...late, system, seat: null, audience: SPECTATOR, untilTurn });
    }
    const seat = seatOf(system, match, user, { seat: named, decision: null });
    if (seat === null && named !== null) return err(NOT_FOUND);
    const audience: Audience = seat === null ? watching : { kind: 'seat', seat };
    const state = match.state ?? openingState(system, match);
    return ok({ match, system, state, seat, audience, untilTurn: Infinity });
  }

  /** With what was told since the seat's last order. */
  async view(user: UserId, id: string, eyes: Eyes): Promise<Result<SeenTold, Refusal>> {
    const read = await this.matches.readWithTold(id, user, MAX_TOLD);
    if (read === null) return err(NOT_FOUND);
    const seen = await this.#seen(read.match, user, eyes);
    if (!seen.ok) return seen;
    const { seat, match } = seen.value;
    if (seat === null) return ok({ ...seen.value, told: [], seq: await this.#chronicle.newest(seen.value) });
    const told = read.told[seat] ?? [];
    const heard = match.seats.find((one) => one.seat === seat)?.heard ?? 0;
    return ok({ ...seen.value, told, seq: told.at(-1)?.seq ?? heard });
  }

  /** Events after a number: at least one more than `limit` where there are. */
  async told(user: UserId, id: string, { eyes, after, limit }: ReadOn): Promise<Result<SeenTold, Refusal>> {
    const seen = await this.one(user, id, eyes);
    if (!seen.ok) return seen;
    const { seat } = seen.value;
    const told =
      seat === null
        ? await this.#chronicle.told(seen.value, after, limit + 1)
        : await this.matches.told(id, seat, after, limit + 1);
    return ok({ ...seen.value, told, seq: told.at(-1)?.seq ?? after });
  }
}
