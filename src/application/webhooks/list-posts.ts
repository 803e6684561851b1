/** The posts to a webhook of a member's own, newest first. */
import { type CampaignId, ok, type Result, type UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import type { EventWebhookStore } from './model';
import { ownWebhook } from './own-webhook';
import { postShapeOf, type PostShape } from './shapes';

export class ListPosts {
  constructor(private readonly store: Pick<EventWebhookStore, 'list' | 'posts'>) {}

  async run(
    campaign: CampaignId,
    user: UserId,
    id: string,
  ): Promise<Result<{ readonly items: readonly PostShape[] }, Refusal>> {
    const found = await ownWebhook(this.store, campaign, user, id);
    if (!found.ok) return found;
    const items = (await this.store.posts(id)).map((post) => postShapeOf(id, post));
    return ok({ items });
  }
}
