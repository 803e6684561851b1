/** Trying an order (GAM-4, MAT-3): what it would be, made legal, and what is wrong with it. Locks nothing. */
import type { Draft, GameSystem, Order } from '../../../games';
import { err, ok, type Result, type UserId, type Violation } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { MatchStore, SystemOf } from '../ports';
import { refused, seatOf, type Sending } from './send-order';

export interface Drafted {
  readonly system: GameSystem;
  readonly draft: Draft;
}

export interface Trying extends Sending {
  readonly order: Order;
  /** Pointer of the ask that is opened; null: none. */
  readonly open: string | null;
}

/** As `decide` says it of an order. */
const lookAgain = (code: string, rule: string, pointer: string, params: Violation['params']): Violation => ({
  ...{ code, rule, pointer, params },
});

export class DraftOrder {
  constructor(
    private readonly matches: Pick<MatchStore, 'read'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** 404 for who has not this seat; 409 when the decision has gone or another revision. */
  async run(user: UserId, id: string, trying: Trying): Promise<Result<Drafted, Refusal>> {
    const match = await this.matches.read(id);
    if (match === null) return err(NOT_FOUND);
    const system = this.systemOf(match);
    const seat = seatOf(system, match, user, trying);
    if (seat === null) return err(NOT_FOUND);
    if (match.state === null || match.status !== 'running')
      return err(conflict('match/not-running', 'MAT-3'));
    const { decision, revision, order, open } = trying;
    const asked = system
      .awaited(match.state)
      .find((one) => one.id === decision)
      ?.asked.find((one) => one.seat === seat);
    const knowledge = system.know(match.state, { kind: 'seat', seat });
    // What is to come can be tried as well: its order is for the queue.
    const known =
      asked ?? system.decisions(knowledge, seat).find(({ id, due }) => id === decision && due === 'later');
    if (known !== undefined && known.revision !== revision)
      return err(refused([lookAgain('game/stale', 'GAM-4', '/revision', { revision: known.revision })]));
    const draft = known === undefined ? null : system.draft(knowledge, seat, decision, order, open);
    return draft === null
      ? err(refused([lookAgain('game/gone', 'GAM-3', '/decision', { decision })]))
      : ok({ system, draft });
  }
}
