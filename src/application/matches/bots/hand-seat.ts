/** A bot plays a player's seat until they take it back (MAT-3, MAT-6). */
import type { Seat, Stance } from '../../../games';
import { ok, type Result } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { announced } from '../host-lines';
import { type Commanding, type InMySeat, type Seated, seatsWith } from '../orders/in-my-seat';
import type { MatchWrite } from '../match-write';
import type { MatchSeat } from '../model';
import { settle } from '../orders/settle';

export interface Handed {
  readonly seat: Seat;
  readonly bot: Stance | null;
}

/** What is written when a bot takes the seat, or (null) its player does. */
export const handed = (
  { transaction, system }: Pick<Seated, 'transaction' | 'system'>,
  { seat }: Pick<MatchSeat, 'seat'>,
  stance: Stance | null,
): MatchWrite => {
  const { match, heard } = transaction;
  if (match.state === null) throw new RangeError('the match has not begun');
  const [type, say] =
    stance === null ? (['match/back', 'match.back'] as const) : (['match/bot', 'match.bot'] as const);
  const field = { before: match.state, after: match.state };
  const line = { type, text: { say, params: { seat } } };
  const step = announced(system, field, { kind: 'bot', seat, stance }, line, heard);
  return settle(system, transaction, [step], seatsWith(match.seats, seat, { bot: stance }));
};

export class HandSeat {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** The same again changes nothing. 409 when the match does not run. */
  run(who: Commanding, stance: Stance | null, options: CommandOptions): Promise<Result<Handed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { seat, bot } = seated.place;
      if (bot !== stance) await seated.transaction.write(handed(seated, seated.place, stance));
      return ok({ seat, bot: stance });
    });
  }
}
