/** A player accepts an exchange that they were offered (DEP-5): it is carried out at once. */
import type { OfferId, Result } from '../../kernel';
import { acceptOffer } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { asForce } from './as-force';

export class AcceptOffer {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    offer: OfferId,
  ): Promise<Result<{ readonly offer: string; readonly accepted: true }, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, member) =>
      asForce(member, (force) =>
        decidedBy(acceptOffer(resolution, force, offer), () => ({ offer, accepted: true as const })),
      ),
    );
  }
}
