/** A member registers programs that are told what they are told, looks at their posts, and has some sent again. */
import { type CampaignId, err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import type { CommandCall } from '../campaigns/command';
import { SECRET_BYTES, shownSecret, type IsWebhook, type WithSecret } from '../engines/registered';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { EventWebhook, EventWebhookStore } from './model';
import { postShapeOf, shapeOf, type PostShape, type WebhookShape } from './shapes';

/** Of one member in a campaign. */
const MAX = 3;

type Call = Pick<CommandCall, 'id' | 'user' | 'dryRun'>;

export class EventWebhooks {
  constructor(
    private readonly store: EventWebhookStore,
    private readonly chance: Pick<Chance, 'bytes'>,
    private readonly newId: () => string,
    private readonly isWebhook: IsWebhook,
  ) {}

  async list(campaign: CampaignId, user: UserId): Promise<{ readonly items: readonly WebhookShape[] }> {
    return { items: (await this.store.list(campaign, user)).map(shapeOf) };
  }

  async see(campaign: CampaignId, user: UserId, id: string): Promise<Result<WebhookShape, Refusal>> {
    const found = await this.#own(campaign, user, id);
    return found.ok ? ok(shapeOf(found.value)) : found;
  }

  async register(
    { id: campaign, user, dryRun }: Call,
    { url, after }: { readonly url: string; readonly after: number | null },
  ): Promise<Result<WebhookShape & WithSecret, Refusal>> {
    if (!this.isWebhook(url)) return err(againstRules([violation('webhooks/bad-address', null, '/url')]));
    const secret = this.chance.bytes(SECRET_BYTES);
    const added = await this.store.add(campaign, user, { id: this.newId(), url, secret, after }, MAX, dryRun);
    if (!added.ok) return added;
    if (added.value === null) return err(NOT_FOUND);
    return ok({ ...shapeOf(added.value), ...shownSecret(secret, dryRun) });
  }

  async posts(
    campaign: CampaignId,
    user: UserId,
    id: string,
  ): Promise<Result<{ readonly items: readonly PostShape[] }, Refusal>> {
    const found = await this.#own(campaign, user, id);
    if (!found.ok) return found;
    const items = (await this.store.posts(id)).map((post) => postShapeOf(id, post));
    return ok({ items });
  }

  async resend(
    { id: campaign, user, dryRun }: Call,
    id: string,
    after: number,
  ): Promise<Result<WebhookShape, Refusal>> {
    const found = await this.#own(campaign, user, id);
    if (!found.ok || dryRun) return found.ok ? ok(shapeOf(found.value)) : found;
    await this.store.resend(campaign, user, id, after);
    return this.see(campaign, user, id);
  }

  async remove({ id: campaign, user, dryRun }: Call, id: string): Promise<Result<null, Refusal>> {
    const found = await this.#own(campaign, user, id);
    if (!found.ok) return found;
    if (!dryRun) await this.store.remove(campaign, user, id);
    return ok(null);
  }

  async #own(campaign: CampaignId, user: UserId, id: string): Promise<Result<EventWebhook, Refusal>> {
    const found = isUuid(id)
      ? (await this.store.list(campaign, user)).find((one) => one.id === id)
      : undefined;
    return found === undefined ? err(NOT_FOUND) : ok(found);
  }
}
