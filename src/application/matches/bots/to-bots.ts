/** Bots take seats by the word of the game master (MAT-2, MAT-8); the log says of each which. */
import type { Seat, Stance } from '../../../games';
import { advance } from '../orders/advance';
import type { Acting } from '../gm-right';
import { seatsWith } from '../orders/in-my-seat';
import type { Step } from '../course/log-entry';
import type { MatchWrite } from '../match-write';
import type { MatchSeat } from '../model';
import { heardAfter, settle } from '../orders/settle';

interface Taken {
  readonly seat: Seat;
  /** Null: its player plays it again. */
  readonly stance: Stance | null;
}

/** @param first the line that says why @param which `all`: every seat that no bot plays */
export const toBots = (
  { system, state, transaction }: Omit<Acting, 'reason'>,
  first: Step,
  which: readonly Taken[] | 'all',
): MatchWrite => {
  const { match } = transaction;
  const taken: readonly Taken[] =
    which === 'all'
      ? match.seats.flatMap(({ seat, bot }) => (bot === null ? [{ seat, stance: 'attack' }] : []))
      : which;
  const heard = heardAfter(transaction.heard, [first]);
  const steps = taken.map(({ seat, stance }) =>
    advance(system, state, { kind: 'bot', seat, stance }, [], heard),
  );
  const seats = taken.reduce(
    (all: readonly MatchSeat[], { seat, stance }) => seatsWith(all, seat, { bot: stance }),
    match.seats,
  );
  return settle(system, transaction, [first, ...steps], seats);
};
