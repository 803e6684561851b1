/** Who made an offer takes it back, or the other declines it (DEP-5). */
import type { OfferId, Result } from '../../kernel';
import { withdrawOffer } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { asForce } from './as-force';

export class WithdrawOffer {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, offer: OfferId): Promise<Result<null, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, member) =>
      asForce(member, (force) => decidedBy(withdrawOffer(resolution, force, offer), () => null)),
    );
  }
}
