/** A member registers a program that is told what they are told; its secret is told once. */
import { err, ok, type Result, violation } from '../../kernel';
import { SECRET_BYTES, shownSecret, type IsWebhook, type WithSecret } from '../engines/registered';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { EventWebhookStore } from './model';
import type { WebhookCall } from './own-webhook';
import { shapeOf, type WebhookShape } from './shapes';

/** Of one member in a campaign. */
const MAX = 3;

export class RegisterWebhook {
  constructor(
    private readonly store: Pick<EventWebhookStore, 'add'>,
    private readonly chance: Pick<Chance, 'bytes'>,
    private readonly newId: () => string,
    private readonly isWebhook: IsWebhook,
  ) {}

  /** 422 for a bad address, and when the member has three. */
  async run(
    { id: campaign, user, dryRun }: WebhookCall,
    { url, after }: { readonly url: string; readonly after: number | null },
  ): Promise<Result<WebhookShape & WithSecret, Refusal>> {
    if (!this.isWebhook(url)) return err(againstRules([violation('webhooks/bad-address', null, '/url')]));
    const secret = this.chance.bytes(SECRET_BYTES);
    const added = await this.store.add(campaign, user, { id: this.newId(), url, secret, after }, MAX, dryRun);
    if (!added.ok) return added;
    if (added.value === null) return err(NOT_FOUND);
    return ok({ ...shapeOf(added.value), ...shownSecret(secret, dryRun) });
  }
}
