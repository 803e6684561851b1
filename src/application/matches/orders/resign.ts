/** Giving up (GAM-9, MAT-3): the seat's part in the match ends, and with it the match where the rules say so. */
import type { GameSystem, Seat } from '../../../games';
import { ok, type Result, type UserId } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { advance } from './advance';
import { handed } from '../bots/hand-seat';
import { type InMySeat, seatsWith } from './in-my-seat';
import type { MatchWrite } from '../match-write';
import type { MatchSeat, MatchStatus } from '../model';
import { type Act, settle } from './settle';

export interface Resigned {
  readonly seat: Seat;
  readonly state: MatchStatus;
}

/** Only of a match that runs. */
export const givenUp = (system: GameSystem, act: Act, place: MatchSeat): MatchWrite => {
  const { match, heard } = act;
  if (match.state === null) throw new RangeError('the match has not begun');
  const why = { kind: 'resigned', seat: place.seat } as const;
  const step = advance(system, match.state, { kind: 'stop', why }, system.stop(match.state, why), heard);
  return settle(system, act, [step], seatsWith(match.seats, place.seat, { out: true }));
};

export class Resign {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** 404 for who has no seat, or not the one that is named; 409 when the match does not run, or again. */
  run(
    user: UserId,
    id: string,
    named: Seat | null,
    options: CommandOptions,
  ): Promise<Result<Resigned, Refusal>> {
    return this.seats.run(
      { user, match: id, seat: named },
      options,
      async ({ transaction, system, place }) => {
        // MAT-3: a battle of a campaign is not given up by a word: a bot leads the units off the field.
        const settled =
          transaction.match.battle === null
            ? givenUp(system, transaction, place)
            : handed({ transaction, system }, place, 'withdraw');
        await transaction.write(settled);
        return ok({ seat: place.seat, state: settled.status });
      },
    );
  }
}
