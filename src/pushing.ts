/** Puts together what pushes notices to browsers. */
import { AddPushSubscription } from './application/notices/add-push-subscription';
import { ListPushSubscriptions } from './application/notices/list-push-subscriptions';
import { RemovePushSubscription } from './application/notices/remove-push-subscription';
import type { Way } from './application/notices/ways';
import type { Settings } from './infrastructure/config/settings';
import { keptConnections } from './infrastructure/engines/kept-connections';
import { resolveAnyName, resolvePublicName } from './infrastructure/engines/resolve-name';
import { PgPushKeys } from './infrastructure/notices/push/pg-push-keys';
import { PgPushSubscriptions } from './infrastructure/notices/push/pg-push-subscriptions';
import { PushWay } from './infrastructure/notices/push/push-way';
import { browserReader } from './infrastructure/notices/push/read-browser';
import { openSubscription } from './infrastructure/notices/push/seal-subscription';
import type { Database } from './infrastructure/postgres/database';
import { PUSH_KEYS, PUSH_SUBSCRIPTIONS } from './infrastructure/secrets/purposes';
import { SealedBox } from './infrastructure/secrets/sealed-box';

const TIMEOUT_MS = 10_000;
/** As many as are under way to one service at most. */
const PER_SERVICE = 32;

export interface PushingContext {
  readonly settings: Pick<Settings, 'privateWebhooks' | 'publicUrl'>;
  readonly pool: Database['pool'];
  readonly masterKey: Uint8Array;
}

/** Whom a push service may ask about this server: services take `https:` and `mailto:` only. */
export const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`;

export const createPushing = ({
  settings: { privateWebhooks: allowPrivate, publicUrl },
  pool,
  masterKey,
}: PushingContext): {
  readonly way: Way;
  /** Use cases of the API. */
  readonly useCases: readonly object[];
} => {
  const keys = new PgPushKeys(pool, new SealedBox(masterKey, PUSH_KEYS));
  const vault = new SealedBox(masterKey, PUSH_SUBSCRIPTIONS);
  const book = new PgPushSubscriptions(pool, vault);
  const resolve = allowPrivate ? resolveAnyName : (name: string) => resolvePublicName(name);
  return {
    way: new PushWay({
      keys: () => keys.current(),
      contact: contactOf(publicUrl),
      means: { allowPrivate, timeoutMs: TIMEOUT_MS, resolve, connections: keptConnections(PER_SERVICE) },
      open: (address) => openSubscription(vault, address),
    }),
    useCases: [
      new ListPushSubscriptions(book, async () => (await keys.current()).publicKey),
      new AddPushSubscription(book, browserReader(allowPrivate)),
      new RemovePushSubscription(book),
    ],
  };
};
