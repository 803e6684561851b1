/** What counts while the player is away: standing words by kind of decision, and orders for decisions to come (MAT-6). */
import { type GameSystem, isUnchanged, type Queued, type Seat } from '../../../games';
import { at, err, isSameJson, ok, type Result, type Violation, violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { type Commanding, type InMySeat, type Seated, seatsWith } from './in-my-seat';
import type { StandingWord } from '../model';
import { settle } from './settle';

export interface Left {
  readonly seat: Seat;
  readonly queue: readonly Queued[];
  readonly standing: readonly StandingWord[];
}

const unknownKinds = (system: GameSystem, standing: readonly StandingWord[]): readonly Violation[] =>
  standing.flatMap(({ kind }, index) =>
    Object.hasOwn(system.texts, kind)
      ? []
      : [violation('match/unknown-kind', 'MAT-6', `/standing/${String(index)}/kind`)],
  );

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

export class LeaveWords {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** Replaces all standing words; what they say counts at once. 422 for a kind that the system does not have. */
  standing(
    who: Commanding,
    standing: readonly StandingWord[],
    options: CommandOptions,
  ): Promise<Result<Left, Refusal>> {
    return this.seats.run(who, options, (seated) =>
      this.#leave(seated, { standing }, unknownKinds(seated.system, standing)),
    );
  }

  /** Replaces the whole queue. 422 for an order that is not on offer for a decision to come. */
  queue(who: Commanding, queue: readonly Queued[], options: CommandOptions): Promise<Result<Left, Refusal>> {
    return this.seats.run(who, options, (seated) => this.#leave(seated, { queue }, notQueued(seated, queue)));
  }

  async #leave(
    { transaction, system, place }: Seated,
    left: Partial<Pick<Left, 'queue' | 'standing'>>,
    wrong: readonly Violation[],
  ): Promise<Result<Left, Refusal>> {
    if (wrong.length > 0) return err(againstRules(wrong));
    const { seat, queue, standing } = place;
    await transaction.write(settle(system, transaction, [], seatsWith(transaction.match.seats, seat, left)));
    return ok({ seat, queue, standing, ...left });
  }
}
