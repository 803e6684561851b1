/** A member has nothing more posted to one of their webhooks; its posts are forgotten, too. */
import { ok, type Result } from '../../kernel';
import type { Refusal } from '../refusal';
import type { EventWebhookStore } from './model';
import { ownWebhook, type WebhookCall } from './own-webhook';

export class RemoveWebhook {
  constructor(private readonly store: Pick<EventWebhookStore, 'list' | 'remove'>) {}

  async run({ id: campaign, user, dryRun }: WebhookCall, id: string): Promise<Result<null, Refusal>> {
    const found = await ownWebhook(this.store, campaign, user, id);
    if (!found.ok) return found;
    if (!dryRun) await this.store.remove(campaign, user, id);
    return ok(null);
  }
}
