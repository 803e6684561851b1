/** A command of a player in one of their seats, while the match runs. */
import type { GameSystem, Seat } from '../../../games';
import { err, type Result, type UserId } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { MatchSeat } from '../model';
import type { MatchStore, MatchTransaction, SystemOf } from '../ports';
import { seatOf } from './send-order';

export interface Seated {
  readonly transaction: MatchTransaction;
  readonly system: GameSystem;
  readonly place: MatchSeat;
}

/** Who commands which match, and as which of their seats; null: as the one that is asked now, else the first. */
export interface Commanding {
  readonly user: UserId;
  readonly match: string;
  readonly seat: Seat | null;
}

export class InMySeat {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** 404 for who has no seat, or not the one that is named; 409 when the match does not run or they have given up. */
  run<T>(
    { user, match: id, seat: named }: Commanding,
    options: CommandOptions,
    work: (seated: Seated) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.matches.transact(
      id,
      async (transaction) => {
        const { match } = transaction;
        const system = this.systemOf(match);
        const seat = seatOf(system, match, user, { seat: named, decision: null });
        const place = match.seats.find((one) => one.seat === seat);
        if (place === undefined) return err(NOT_FOUND);
        if (match.state === null || match.status !== 'running' || place.out)
          return err(conflict('match/not-running', 'MAT-3'));
        return work({ transaction, system, place });
      },
      options,
    );
  }
}

/** All seats, with one of them changed. */
export const seatsWith = (
  seats: readonly MatchSeat[],
  seat: Seat,
  change: Partial<MatchSeat>,
): readonly MatchSeat[] => seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
