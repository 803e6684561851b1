/** Use case: the game master removes a campaign. */
import { type CampaignId, ok, type Result } from '../../kernel';
import type { Refusal } from '../refusal';
import type { CommandOptions } from './command-options';
import { stillInSetup } from './guards';
import type { SetupPorts } from './ports';

export const deleteCampaign =
  ({ store }: SetupPorts) =>
  (id: CampaignId, options: CommandOptions): Promise<Result<null, Refusal>> =>
    store.transact(
      id,
      async (transaction) => {
        const open = transaction.campaign.status === 'finished' ? ok(null) : stillInSetup(transaction.campaign);
        if (open.ok) await transaction.remove();
        return open;
      },
      options,
    );
