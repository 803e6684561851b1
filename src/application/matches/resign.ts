/** Giving up (GAM-9, MAT-3): the seat's part in the match ends, and with it the match where the rules say so. */
import type { Seat } from '../../games';
import { err, ok, type Result, type UserId } from '../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import { advance, botAsked } from './advance';
import type { MatchStatus } from './model';
import type { MatchStore, SystemOf } from './ports';
import { seatOf } from './send-order';

export interface Resigned {
  readonly seat: Seat;
  readonly state: MatchStatus;
}

export class Resign {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** 404 for who has no seat, or not the one that is named; 409 when the match does not run, or again. */
  run(
    user: UserId,
    id: string,
    named: Seat | null,
    options: CommandOptions,
  ): Promise<Result<Resigned, Refusal>> {
    return this.matches.transact(
      id,
      async ({ match, heard, append, saveSeats }) => {
        const system = this.systemOf(match);
        const seat = seatOf(system, match, user, { seat: named, decision: null });
        const place = match.seats.find((one) => one.seat === seat);
        if (seat === null || place === undefined) return err(NOT_FOUND);
        if (match.state === null || match.status !== 'running' || place.out)
          return err(conflict('match/not-running', 'MAT-3'));
        const why = { kind: 'resigned', seat } as const;
        const step = advance(
          system,
          match.state,
          { kind: 'stop', why },
          system.stop(match.state, why),
          heard,
        );
        const isOver = system.outcome(step.state) !== null;
        const state = isOver ? 'over' : 'running';
        await append([step], state, !isOver && botAsked(system, step.state, match.seats) !== null);
        await saveSeats([{ ...place, out: true }]);
        return ok({ seat, state });
      },
      options,
    );
  }
}
