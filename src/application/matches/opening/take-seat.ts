/** Taking an open seat by its code (MAT-1). With the last one the match begins. */
import type { Seat } from '../../../games';
import { err, ok, type Result, type UserId } from '../../../kernel';
import { NOT_FOUND, type Refusal, UNAUTHENTICATED } from '../../refusal';
import type { Chance } from '../../setup/ports';
import type { CommandOptions } from '../../setup/setup-transaction';
import { beginMatch } from './begin-match';
import type { MatchSeat } from '../model';
import type { MatchStore, MatchTransaction, SystemOf } from '../ports';
import { settle } from '../orders/settle';

export interface Taken {
  readonly id: string;
  readonly seat: Seat;
}

export class TakeSeat {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact' | 'displayName'>,
    private readonly systemOf: SystemOf,
    private readonly chance: Pick<Chance, 'sha256'>,
  ) {}

  /** 404 when there is no such seat, it is taken, or has another code. Who has it already gets it again. */
  async run(
    user: UserId,
    id: string,
    { seat, code }: { readonly seat: Seat; readonly code: string },
    options: CommandOptions,
  ): Promise<Result<Taken, Refusal>> {
    const displayName = await this.matches.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);
    const codeHash = this.chance.sha256(new TextEncoder().encode(code));
    return this.matches.transact(
      id,
      async (transaction) => {
        const { seats } = transaction.match;
        const place = seats.find((one) => one.seat === seat);
        if (place?.user?.id === user) return ok({ id, seat });
        if (place === undefined || place.codeHash !== codeHash) return err(NOT_FOUND);
        const taken = { ...place, user: { id: user, displayName }, codeHash: null };
        await this.#write(
          transaction,
          seats.map((one) => (one.seat === seat ? taken : one)),
        );
        return ok({ id, seat });
      },
      options,
    );
  }

  /** With the last seat the match begins. */
  #write(transaction: MatchTransaction, seats: readonly MatchSeat[]): Promise<void> {
    const { match } = transaction;
    const system = this.systemOf(match);
    const waits = seats.some(({ codeHash }) => codeHash !== null);
    const begun = waits ? [] : [beginMatch(system, { ...match, seats })];
    return transaction.write(settle(system, transaction, begun, seats));
  }
}
