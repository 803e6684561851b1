/** A member looks at one of their webhooks: how posting to it goes. */
import { type CampaignId, ok, type Result, type UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import type { EventWebhookStore } from './model';
import { ownWebhook } from './own-webhook';
import { shapeOf, type WebhookShape } from './shapes';

export class SeeWebhook {
  constructor(private readonly store: Pick<EventWebhookStore, 'list'>) {}

  async run(campaign: CampaignId, user: UserId, id: string): Promise<Result<WebhookShape, Refusal>> {
    const found = await ownWebhook(this.store, campaign, user, id);
    return found.ok ? ok(shapeOf(found.value)) : found;
  }
}
