/** Browsers that take pushes, in PostgreSQL: rows of `notice_endpoints`, told apart by a hash of their address. */
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Login } from '../../../application/accounts/model';
import type {
  PushDevice,
  PushSubscriptionBook,
  PushSubscriptionShape,
} from '../../../application/notices/push-subscriptions';
import type { Vault } from '../../../application/ports/vault';
import type { UserId } from '../../../kernel';
import { withTransaction } from '../../store/transaction';
import { sealSubscription } from './seal-subscription';

const SHOWN = `id, device, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since,
  coalesce(session_id = $2, false) AS current`;
const LIST = {
  name: 'list-push-subscriptions',
  text: `SELECT ${SHOWN} FROM notice_endpoints WHERE user_id = $1 AND way = 'push' ORDER BY created_at DESC, id`,
};
/** Of one person one at a time, so that nobody gets past the limit. */
const LOCK = 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE';
/** It cannot be ended meanwhile. */
const SESSION = 'SELECT 1 FROM sessions WHERE id = $2 AND user_id = $1 AND ended_at IS NULL FOR SHARE';
/** With all that waits for it: that was the other person's. */
const TAKE = `DELETE FROM notice_endpoints WHERE way = 'push' AND address_hash = $2 AND user_id <> $1`;
const OTHERS = `SELECT count(*)::int AS others FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND address_hash <> $2`;
/** Nothing, if the other person's came back meanwhile. */
const ADD = `INSERT INTO notice_endpoints (user_id, session_id, way, address, address_hash, lane, device) VALUES ($1, $2, 'push', $3, $4, $5, $6)
  ON CONFLICT (way, address_hash) DO UPDATE SET session_id = EXCLUDED.session_id, address = EXCLUDED.address, lane = EXCLUDED.lane, device = EXCLUDED.device, refused_since = NULL
    WHERE notice_endpoints.user_id = EXCLUDED.user_id RETURNING ${SHOWN}`;
const KNOWN = `SELECT FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND address_hash = $2`;
const MOVE = `WITH old AS (DELETE FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND address_hash = $2
    AND EXISTS (SELECT FROM notice_endpoints o WHERE o.way = 'push' AND o.address_hash = $3))
  UPDATE notice_endpoints SET address_hash = $3 WHERE user_id = $1 AND way = 'push' AND address_hash = $2
    AND NOT EXISTS (SELECT FROM notice_endpoints o WHERE o.way = 'push' AND o.address_hash = $3)`;
const REMOVE = `DELETE FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND id = $2`;
const FIND = `SELECT 1 FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND id = $2`;

const hashOf = (url: string): Buffer => createHash('sha256').update(url).digest();

class RolledBack<T> extends Error {
  constructor(readonly outcome: T) {
    super('rolled back');
  }
}
type Added = PushSubscriptionShape | 'too-many' | 'ended' | 'unknown';

export class PgPushSubscriptions implements PushSubscriptionBook {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async list({ user, session }: Login): Promise<readonly PushSubscriptionShape[]> {
    return (await this.pool.query<PushSubscriptionShape>({ ...LIST, values: [user, session] })).rows;
  }

  async add(
    ...[login, browser, device, { max, dryRun, replaces }]: Parameters<PushSubscriptionBook['add']>
  ): Promise<Added> {
    try {
      return await withTransaction(this.pool, async (client) => {
        const added = await this.#add(client, login, browser, device, max, replaces);
        if (dryRun || typeof added === 'string') throw new RolledBack(added);
        return added;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as Added;
      throw error;
    }
  }

  async remove(user: UserId, id: string, dryRun: boolean): Promise<boolean> {
    return (await this.pool.query(dryRun ? FIND : REMOVE, [user, id])).rowCount === 1;
  }

  async #add(
    client: PoolClient,
    { user, session }: Login,
    browser: PushDevice,
    device: string | null,
    max: number,
    replaces: string | null,
  ): Promise<Added> {
    await client.query(LOCK, [user]);
    if ((await client.query(SESSION, [user, session])).rowCount !== 1) return 'ended';
    const hash = hashOf(browser.url);
    if (replaces !== null) {
      const before = hashOf(replaces);
      if ((await client.query(KNOWN, [user, before])).rowCount !== 1) return 'unknown';
      // Its entry stays, with its id and what waits for it, unless the page was faster.
      await client.query(TAKE, [user, hash]);
      if (!before.equals(hash)) await client.query(MOVE, [user, before, hash]);
    }
    const { rows: counted } = await client.query<{ others: number }>(OTHERS, [user, hash]);
    if ((counted[0]?.others ?? 0) >= max) return 'too-many';
    const sealed = sealSubscription(this.vault, browser);
    const values = [user, session, sealed, hash, new URL(browser.url).host, device];
    for (;;) {
      await client.query(TAKE, [user, hash]);
      const [row] = (await client.query<PushSubscriptionShape>(ADD, values)).rows;
      if (row !== undefined) return row;
    }
  }
}
