/** Puts together webhooks of campaigns' events: how members set them, and what posts. */
import type { Feeds } from './application/campaigns/feeds/feeds';
import type { Vault } from './application/ports/vault';
import { deliverEvents, type PostEvents } from './application/webhooks/deliver-events';
import { ListPosts } from './application/webhooks/list-posts';
import { ListWebhooks } from './application/webhooks/list-webhooks';
import { RegisterWebhook } from './application/webhooks/register-webhook';
import { RemoveWebhook } from './application/webhooks/remove-webhook';
import { ResendEvents } from './application/webhooks/resend-events';
import { SeeWebhook } from './application/webhooks/see-webhook';
import type { Settings } from './infrastructure/config/settings';
import { Courier, webhookMeans } from './infrastructure/engines/courier';
import { webhookUrl } from './infrastructure/engines/post-webhook';
import { signAndPost } from './infrastructure/engines/sign-and-post';
import { uuidV7 } from './infrastructure/ids/uuid-v7';
import type { Logger } from './infrastructure/logging/logger';
import type { Database } from './infrastructure/postgres/database';
import { systemChance } from './infrastructure/setup/chance';
import { PgEventsQueue } from './infrastructure/webhooks/events-queue';
import { PgEventWebhooks } from './infrastructure/webhooks/pg-event-webhooks';

export interface EventWebhooksContext {
  readonly settings: Pick<Settings, 'privateWebhooks' | 'role'>;
  readonly logger: Logger;
  readonly pool: Database['pool'];
  readonly vault: Vault;
  readonly feeds: Pick<Feeds, 'readFeed'>;
  /** Told of each post that ended, and how. */
  readonly onSettled: (way: string, end: string) => void;
}

const posting =
  (allowPrivate: boolean, onSettled: EventWebhooksContext['onSettled']): PostEvents =>
  async ({ url, secret, timestamp }, delivery, text) => {
    const means = webhookMeans(allowPrivate);
    const outcome = await signAndPost('x-webhook', { url, secret, timestamp, delivery, text }, means);
    const isTaken = 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
    onSettled('events', isTaken ? 'sent' : 'again');
    if (isTaken) return 'taken';
    if ('failure' in outcome) return { failure: { reason: outcome.failure, status: null }, retryAfter: null };
    return {
      failure: { reason: 'answered', status: outcome.status },
      retryAfter: outcome.retryAfter ?? null,
    };
  };

/** `courier`: null where another process posts. */
export const createEventWebhooks = ({
  settings,
  logger,
  pool,
  vault,
  feeds,
  onSettled,
}: EventWebhooksContext): {
  /** Use cases of the API. */
  readonly useCases: readonly object[];
  readonly courier: Courier | null;
} => {
  const { privateWebhooks, role } = settings;
  const store = new PgEventWebhooks(pool, vault);
  const queue = new PgEventsQueue(pool, vault);
  const post = posting(privateWebhooks, onSettled);
  const isWebhook = (url: string): boolean => webhookUrl(url, privateWebhooks) !== null;
  return {
    useCases: [
      new ListWebhooks(store),
      new RegisterWebhook(store, systemChance, () => uuidV7(), isWebhook),
      new SeeWebhook(store),
      new ListPosts(store),
      new ResendEvents(store),
      new RemoveWebhook(store),
    ],
    courier:
      role === 'api'
        ? null
        : new Courier(
            () => deliverEvents(queue, feeds, post),
            (err) => logger.warn({ err }, 'posting events failed'),
          ),
  };
};
