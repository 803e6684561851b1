/** Notices by web push (RFC 8030): to public addresses only, encrypted for the browser, signed by the server. */
import { SENT, type NoticeDelivery, type Way, type WayOutcome } from '../../../application/notices/ways';
import { postWebhook, type WebhookMeans, type WebhookOutcome } from '../../engines/post-webhook';
import { encryptPush, type PushKeys } from './encrypt-push';
import { keptSeconds, topicOf, urgencyOf } from './how-long';
import { pushMessage } from './push-message';
import { SignedWords } from './signed-words';
import type { VapidKeys } from './vapid';

export interface PushSubscription extends PushKeys {
  readonly url: string;
}

export interface PushContext {
  readonly keys: () => Promise<VapidKeys>;
  /** Whom a push service may ask: `mailto:` or `https:`. */
  readonly contact: string;
  readonly means: WebhookMeans;
  /** What stands in `notice_endpoints.address`; null: nothing that this server can use. */
  readonly open: (address: string) => PushSubscription | null;
}

const endOf = (outcome: WebhookOutcome): WayOutcome => {
  if ('failure' in outcome)
    return outcome.failure === 'bad-url' || outcome.failure === 'not-public'
      ? { end: 'gone', error: outcome.failure }
      : { end: 'again', error: outcome.failure };
  const { status } = outcome;
  if (status >= 200 && status < 300) return SENT;
  if (status === 404 || status === 410) return { end: 'gone', error: 'no-such-device' };
  // It was subscribed with keys of another server, or the service does not believe this one.
  if (status === 401 || status === 403) return { end: 'refused', error: 'not-believed' };
  return status === 429 || status >= 500
    ? { end: 'again', error: 'busy' }
    : { end: 'never', error: 'refused' };
};

export class PushWay implements Way {
  readonly name = 'push';
  /** Nearly all of one kind of browser have the same service: at 100 ms an answer it takes 320 a second. */
  readonly limits = { atOnce: 64, perLane: 32 };
  readonly #words: SignedWords;

  constructor(private readonly context: PushContext) {
    this.#words = new SignedWords(context.keys, context.contact);
  }

  async send(delivery: NoticeDelivery): Promise<WayOutcome> {
    const { means, open } = this.context;
    const device = open(delivery.endpoint.address);
    if (device === null || !URL.canParse(device.url)) return { end: 'gone', error: 'bad-address' };
    const headers = {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: await this.#words.to(device.url, Date.now()),
      ttl: String(keptSeconds(delivery.notices)),
      urgency: urgencyOf(delivery.notices),
      topic: topicOf(delivery),
    };
    const body = encryptPush(pushMessage(delivery), device);
    return endOf(await postWebhook({ url: device.url, body, headers }, means));
  }
}
