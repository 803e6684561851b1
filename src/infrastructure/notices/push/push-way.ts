/** Notices by web push (RFC 8030): to public addresses only, encrypted for the browser, signed by the server. */
import { createHash } from 'node:crypto';
import { SENT, type NoticeDelivery, type Way, type WayOutcome } from '../../../application/notices/ways';
import type { Urgency } from '../../../rules';
import { postWebhook, type WebhookMeans, type WebhookOutcome } from '../../engines/post-webhook';
import { encryptPush, type PushKeys } from './encrypt-push';
import { pushMessage } from './push-message';
import { vapidHeader, type VapidKeys } from './vapid';

export interface PushSubscription extends PushKeys {
  readonly url: string;
}

export interface PushContext {
  readonly keys: VapidKeys;
  /** Whom a push service may ask: `mailto:` or `https:`. */
  readonly contact: string;
  readonly means: WebhookMeans;
  /** What stands in `notice_endpoints.address`; null: nothing that this server can use. */
  readonly open: (address: string) => PushSubscription | null;
}

/** So long a service keeps what a device that is off has not fetched. */
const KEPT_SECONDS = 86_400;
/** Signs of base64url that a topic can have. */
const TOPIC_SIGNS = 32;

/** The same for the same delivery: a second attempt takes the place of the first. */
const topicOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, TOPIC_SIGNS);

const urgencyOf = (urgencies: readonly Urgency[]): string => (urgencies.includes('now') ? 'high' : 'normal');

const endOf = (outcome: WebhookOutcome): WayOutcome => {
  if ('failure' in outcome)
    return outcome.failure === 'bad-url' || outcome.failure === 'not-public'
      ? { end: 'gone', error: outcome.failure }
      : { end: 'again', error: outcome.failure };
  const { status } = outcome;
  if (status >= 200 && status < 300) return SENT;
  if (status === 404 || status === 410) return { end: 'gone', error: 'no-such-device' };
  return status === 429 || status >= 500
    ? { end: 'again', error: 'busy' }
    : { end: 'never', error: 'refused' };
};

export class PushWay implements Way {
  readonly name = 'push';
  readonly limits = { atOnce: 32, perLane: 8 };

  constructor(private readonly context: PushContext) {}

  async send(delivery: NoticeDelivery): Promise<WayOutcome> {
    const { keys, contact, means, open } = this.context;
    const device = open(delivery.endpoint.address);
    if (device === null || !URL.canParse(device.url)) return { end: 'gone', error: 'bad-address' };
    const headers = {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: vapidHeader(keys, device.url, contact, Date.now()),
      ttl: String(KEPT_SECONDS),
      urgency: urgencyOf(delivery.notices.map(({ urgency }) => urgency)),
      topic: topicOf(delivery.key),
    };
    const body = encryptPush(pushMessage(delivery), device);
    return endOf(await postWebhook({ url: device.url, body, headers }, means));
  }
}
