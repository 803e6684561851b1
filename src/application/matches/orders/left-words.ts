/** What a seat has left for the time when its player is away (MAT-6), and how it is kept. */
import type { Queued, Seat } from '../../../games';
import { err, ok, type Result, type Violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { StandingWord } from '../model';
import { type Seated, seatsWith } from './in-my-seat';
import { settle } from './settle';

export interface Left {
  readonly seat: Seat;
  readonly queue: readonly Queued[];
  readonly standing: readonly StandingWord[];
}

/** Replaces what it names; what it says counts at once. */
export const leave = async (
  { transaction, system, place }: Seated,
  left: Partial<Pick<Left, 'queue' | 'standing'>>,
  wrong: readonly Violation[],
): Promise<Result<Left, Refusal>> => {
  if (wrong.length > 0) return err(againstRules(wrong));
  const { seat, queue, standing } = place;
  await transaction.write(settle(system, transaction, [], seatsWith(transaction.match.seats, seat, left)));
  return ok({ seat, queue, standing, ...left });
};
