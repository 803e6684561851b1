/** The game master removes the chat room of their campaign: nothing is posted there any more. */
import { type CampaignId, ok, type Result, type UserId } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { ChatStore } from './model';

export class RemoveChat {
  constructor(private readonly store: ChatStore) {}

  async run(campaign: CampaignId, user: UserId, dryRun: boolean): Promise<Result<null, Refusal>> {
    return dryRun ? ok(null) : this.store.remove(campaign, user);
  }
}
