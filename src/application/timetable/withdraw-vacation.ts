/** A player withdraws their vacation, or ends it when it has begun (ROUND-4); everybody is told. */
import type { Result, VacationId } from '../../kernel';
import { decideVacationWithdrawn } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';

export class WithdrawVacation {
  constructor(private readonly store: CampaignTransactions) {}

  /** Not found: there is none, or it is another player's. */
  run(call: CommandCall, vacation: VacationId): Promise<Result<null, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, { user }) =>
      decidedBy(decideVacationWithdrawn(resolution, user, vacation), () => null),
    );
  }
}
