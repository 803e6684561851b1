/**
 * Posts of campaigns to their chat rooms: to public addresses only, under the guard of engines' webhooks, and
 * in order.
 */
import { failureWord, type PostFailure } from '../../../application/engines/delivery-state';
import type { Chat } from '../../../application/notices/chat/model';
import { NO_ROUND, type PublicRound } from '../../../application/notices/chat/public-round';
import type { SendTest } from '../../../application/notices/chat/test-chat';
import { CHAT_WORDS } from '../../../application/notices/chat/words';
import { type NoticeDelivery, SENT, type Way, type WayOutcome } from '../../../application/notices/ways';
import type { CampaignId, Language } from '../../../kernel';
import { postWebhook, type WebhookMeans, type WebhookOutcome } from '../../engines/post-webhook';
import type { ChatAddress } from './chat-address';
import { chatBody, type ChatPost } from './chat-message';

export interface ChatContext {
  readonly means: WebhookMeans;
  /** Where the page is; no slash at the end. */
  readonly publicUrl: string;
  readonly open: (address: string) => ChatAddress | null;
  readonly publicRound: (id: CampaignId, round: number, language: Language) => Promise<PublicRound>;
}

const failureIn = (outcome: WebhookOutcome): PostFailure | null => {
  if ('failure' in outcome) return { reason: outcome.failure, status: null };
  const { status } = outcome;
  return status >= 200 && status < 300 ? null : { reason: 'answered', status };
};

/** A room that is gone is forgotten; what is refused (a redirect, too) would be refused again. */
const endOf = (outcome: WebhookOutcome): WayOutcome => {
  const failure = failureIn(outcome);
  if (failure === null) return SENT;
  const error = failureWord(failure);
  if (failure.reason === 'bad-url') return { end: 'gone', error };
  if (failure.reason === 'not-public') return { end: 'never', error };
  const { status } = failure;
  if (status === null || status === 408 || status === 429 || status >= 500)
    return 'retryAfter' in outcome && outcome.retryAfter !== undefined
      ? { end: 'again', error, afterSeconds: outcome.retryAfter }
      : { end: 'again', error };
  return { end: status === 404 || status === 410 ? 'gone' : 'never', error };
};

export class ChatWay implements Way {
  readonly name = 'chat';
  readonly limits = { atOnce: 8, perLane: 4, inOrder: true } as const;

  constructor(private readonly context: ChatContext) {}

  async send({ key, endpoint, language, notices }: NoticeDelivery): Promise<WayOutcome> {
    const address = this.context.open(endpoint.address);
    const [notice] = notices;
    if (address === null || notice === undefined || notice.campaign === null)
      return { end: 'gone', error: 'bad-url' };
    const { kind, campaign, title, body, path, round } = notice;
    const { lines, picture } =
      round === undefined ? NO_ROUND : await this.context.publicRound(campaign.id, round, language);
    const said = [...(body === '' ? [] : [body]), ...lines];
    return endOf(
      await this.#post(address, {
        id: key,
        kind,
        campaign,
        title,
        lines: said,
        url: this.#at(path),
        picture,
      }),
    );
  }

  readonly test: SendTest = async (campaign, chat: Chat) => {
    const t = CHAT_WORDS[chat.language];
    const post = {
      id: `test.${campaign.id}`,
      kind: 'test',
      campaign,
      title: t.testTitle,
      lines: [t.testBody],
    };
    return failureIn(await this.#post(chat, { ...post, url: this.#at(`/c/${campaign.id}`), picture: null }));
  };

  #at(path: string): string {
    return `${this.context.publicUrl}${path}`;
  }

  #post({ url, format }: ChatAddress, post: ChatPost): Promise<WebhookOutcome> {
    const { type, body } = chatBody(format, post);
    return postWebhook({ url, body, headers: { 'content-type': type } }, this.context.means);
  }
}
