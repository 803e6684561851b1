/** Deleting a campaign before its start, or when it is over. */
import { type CampaignId, ok, type Result } from '../../kernel';
import type { Refusal } from '../refusal';
import { stillInSetup } from './guards';
import type { SetupPorts } from './ports';
import type { CommandOptions } from './setup-transaction';

export const deleteCampaign =
  ({ store }: SetupPorts) =>
  (id: CampaignId, options: CommandOptions): Promise<Result<null, Refusal>> =>
    store.transact(
      id,
      async (transaction) => {
        const open =
          transaction.campaign.status === 'finished' ? ok(null) : stillInSetup(transaction.campaign);
        if (open.ok) await transaction.remove();
        return open;
      },
      options,
    );
