/** A member has the events after a number posted again, also to a webhook that was given up. */
import { ok, type Result } from '../../kernel';
import type { Refusal } from '../refusal';
import type { EventWebhookStore } from './model';
import { ownWebhook, type WebhookCall } from './own-webhook';
import { shapeOf, type WebhookShape } from './shapes';

export class ResendEvents {
  constructor(private readonly store: Pick<EventWebhookStore, 'list' | 'resend'>) {}

  /** The webhook as it is then. */
  async run(
    { id: campaign, user, dryRun }: WebhookCall,
    id: string,
    after: number,
  ): Promise<Result<WebhookShape, Refusal>> {
    const found = await ownWebhook(this.store, campaign, user, id);
    if (!found.ok) return found;
    if (dryRun) return ok(shapeOf(found.value));
    await this.store.resend(campaign, user, id, after);
    const resent = await ownWebhook(this.store, campaign, user, id);
    return resent.ok ? ok(shapeOf(resent.value)) : resent;
  }
}
