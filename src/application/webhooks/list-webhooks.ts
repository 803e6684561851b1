/** The programs of a member's own that are told what they are told in a campaign. */
import type { CampaignId, UserId } from '../../kernel';
import type { EventWebhookStore } from './model';
import { shapeOf, type WebhookShape } from './shapes';

export class ListWebhooks {
  constructor(private readonly store: Pick<EventWebhookStore, 'list'>) {}

  async run(campaign: CampaignId, user: UserId): Promise<{ readonly items: readonly WebhookShape[] }> {
    return { items: (await this.store.list(campaign, user)).map(shapeOf) };
  }
}
