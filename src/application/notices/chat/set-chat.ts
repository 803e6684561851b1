/** The game master sets the chat room of their campaign. */
import { type CampaignId, err, ok, type Result, type UserId, violation } from '../../../kernel';
import { choice, closed, object, optional, readAll, text } from '../../../kernel/shape';
import type { Zones } from '../../../rules';
import type { IsWebhook } from '../../engines/registered';
import { againstRules, misshapen, type Refusal } from '../../refusal';
import { chatShape, type ChatShape } from './chat-shape';
import { CHAT_FORMATS, type ChatStore, type ChatWish } from './model';

const URL_MAX = 1_000;

export const chatWish = closed(
  object({
    format: choice(...CHAT_FORMATS),
    url: optional(text(1, URL_MAX)),
    language: choice('en', 'de'),
    zone: text(1, 100),
  }),
);

export class SetChat {
  constructor(
    private readonly store: ChatStore,
    private readonly isWebhook: IsWebhook,
    private readonly zones: Zones,
    private readonly now: () => number,
  ) {}

  async run(
    campaign: CampaignId,
    user: UserId,
    sent: unknown,
    dryRun: boolean,
  ): Promise<Result<ChatShape, Refusal>> {
    const read = readAll(chatWish, sent === undefined ? {} : sent);
    if (!read.ok) return err(misshapen(read.error));
    const wish: ChatWish = read.value;
    const url = wish.url ?? (await this.store.open(campaign))?.url;
    if (url === undefined) return err(misshapen([violation('shape/missing', null, '/url')]));
    const wrong = [
      ...(this.isWebhook(url) ? [] : [violation('chat/bad-address', null, '/url')]),
      ...(this.zones.named(wish.zone) === null ? [violation('notices/unknown-zone', null, '/zone')] : []),
    ];
    if (wrong.length > 0) return err(againstRules(wrong));
    if (!dryRun) {
      const put = await this.store.put(campaign, user, { ...wish, url });
      if (!put.ok) return put;
    }
    const state = await this.store.find(campaign);
    const { format, language, zone } = wish;
    const server = new URL(url).hostname;
    // Tried only, or taken away by somebody else in the meantime.
    const fresh = { setAt: this.now(), lastSentAt: null, waiting: 0, error: null };
    return ok(chatShape({ ...fresh, ...state, format, language, zone, server }));
  }
}
