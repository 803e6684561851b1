/** What counts while the player is away: orders for decisions to come (MAT-6). */
import { isUnchanged, type Queued } from '../../../games';
import { at, isSameJson, type Result, type Violation, violation } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { Commanding, InMySeat, Seated } from './in-my-seat';
import { leave, type Left } from './left-words';

/** An order may wait if a draft gives it back unchanged, for a decision that is due later. */
const notQueued = (
  { system, transaction, place: { seat, queue: left } }: Seated,
  queue: readonly Queued[],
): readonly Violation[] => {
  const { state } = transaction.match;
  if (state === null) return [];
  const knowledge = system.know(state, { kind: 'seat', seat });
  const later = system.decisions(knowledge, seat).filter(({ due }) => due === 'later');
  return queue.flatMap(({ decision, order }, index): readonly Violation[] => {
    // What was left before may stay, also when its decision is asked together with others.
    if (left.some((one) => one.decision === decision && isSameJson(one.order, order))) return [];
    const pointer = `/queue/${String(index)}`;
    const draft = later.some(({ id }) => id === decision)
      ? system.draft(knowledge, seat, decision, order, null)
      : null;
    if (draft === null) return [violation('match/not-due-later', 'MAT-6', `${pointer}/decision`)];
    if (draft.violations.length > 0) return at(`${pointer}/order`, draft.violations);
    return isUnchanged(draft, order) ? [] : [violation('match/not-due-later', 'MAT-6', `${pointer}/order`)];
  });
};

export class LeaveQueue {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** Replaces the whole queue. 422 for an order that is not on offer for a decision to come. */
  run(who: Commanding, queue: readonly Queued[], options: CommandOptions): Promise<Result<Left, Refusal>> {
    return this.seats.run(who, options, (seated) => leave(seated, { queue }, notQueued(seated, queue)));
  }
}
