/** A match that still waits for players is withdrawn by who has opened it (MAT-1): its codes open nothing any more. */
import { err, ok, type Result, type UserId } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { MatchStore } from '../ports';

export class WithdrawMatch {
  constructor(private readonly matches: Pick<MatchStore, 'transact'>) {}

  /** 404 for who has not opened it; 409 when it has begun: then it is played, given up, or ended by all. */
  run(user: UserId, id: string, options: CommandOptions): Promise<Result<null, Refusal>> {
    return this.matches.transact(
      id,
      async ({ match, remove }) => {
        if (match.openedBy !== user) return err(NOT_FOUND);
        if (match.status !== 'waiting') return err(conflict('match/has-begun', 'MAT-1'));
        await remove();
        return ok(null);
      },
      options,
    );
  }
}
