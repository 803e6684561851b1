/** A link by which others watch a match (MAT-9): for who has opened it. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { CommandOptions } from '../setup/setup-transaction';
import type { MatchStore, SystemOf } from './ports';
import { settle } from './orders/settle';
import { watchCode } from './watching';

export interface Shared {
  /** Null: nobody may watch. */
  readonly code: string | null;
}

export class ShareMatch {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
    private readonly chance: Pick<Chance, 'id'>,
  ) {}

  /**
   * Once shared it stays so, with the same code, until it is not any more; then another code. 404 for who has
   * not opened it, as nobody has a battle of a campaign: its members watch that.
   */
  run(user: UserId, id: string, isOpen: boolean, options: CommandOptions): Promise<Result<Shared, Refusal>> {
    return this.matches.transact(
      id,
      async (transaction) => {
        const { match } = transaction;
        if (match.openedBy !== user) return err(NOT_FOUND);
        const watch = isOpen ? (match.watch ?? this.chance.id()) : null;
        if (watch !== match.watch)
          await transaction.write({ ...settle(this.systemOf(match), transaction, []), watch });
        return ok({ code: watchCode({ ...match, watch }) });
      },
      options,
    );
  }
}
