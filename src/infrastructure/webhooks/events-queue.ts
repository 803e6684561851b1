/**
 * Posts of events in PostgreSQL: who posts what is agreed on in the database, by its clock, so that restarts
 * and second servers know. A webhook is taken, not an event: its posts go one after the other.
 */
import type { Pool } from 'pg';
import { audienceNamed } from '../../application/campaigns/feeds/feeds';
import { failureWord } from '../../application/engines/delivery-state';
import type { Vault } from '../../application/ports/vault';
import type { EventsOutcome, EventsQueue, TakenEvents } from '../../application/webhooks/deliver-events';
import type { UserId } from '../../kernel';
import { pauseOf } from '../notices/pauses';
import { putNotices } from '../notices/put-notices';
import { withTransaction } from '../store/transaction';
import { FEED_OF } from './pg-event-webhooks';

/** Longer than a post may take; after a crash it is tried again then. */
const LEASE_SECONDS = 60;
const LIMIT = 20;
/** Events of one post. */
const MAX_EVENTS = 100;
/** Posts that are kept to be looked at. */
const MAX_KEPT = 100;
/** What has failed for so long is posted to no more. */
const GIVEN_UP_AFTER = '2 days';

/** By the index of those with something due. */
const IS_DUE = 'w.stopped IS NULL AND w.head_seq > w.taken_seq AND w.due_at <= clock_timestamp()';

/** Whose owner is another by now, or in the campaign no more: they may not know what comes. */
const STOP_MOVED = `UPDATE event_webhooks w SET stopped = 'moved' WHERE ${IS_DUE} AND NOT EXISTS (
  SELECT FROM campaign_members m WHERE m.campaign_id = w.campaign_id AND m.user_id = w.user_id AND ${FEED_OF('m')} = w.audience)`;

/** A post that is tried again has the same events as before. */
const TAKE = {
  name: 'take-events',
  text: `WITH due AS (
      SELECT w.id FROM event_webhooks w
        JOIN campaign_members m ON m.campaign_id = w.campaign_id AND m.user_id = w.user_id AND ${FEED_OF('m')} = w.audience
      WHERE ${IS_DUE}
      ORDER BY w.due_at LIMIT ${String(LIMIT)} FOR UPDATE OF w SKIP LOCKED)
    UPDATE event_webhooks w SET attempts = w.attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${String(LEASE_SECONDS)}),
      post_to = CASE WHEN w.post_to > w.taken_seq THEN w.post_to ELSE least(w.head_seq, w.taken_seq + ${String(MAX_EVENTS)}) END
    FROM due WHERE w.id = due.id
    RETURNING w.id AS webhook, w.campaign_id AS campaign, w.audience, w.taken_seq::float8 AS after, w.post_to::float8 AS to, w.attempts, w.address, w.secret,
      floor(extract(epoch FROM clock_timestamp()))::text AS timestamp`,
};

const MINE = 'id = $1 AND attempts = $2 AND taken_seq = $3 AND post_to = $4 AND stopped IS NULL';
const TAKEN = {
  name: 'events-taken',
  text: `WITH taken AS (
      UPDATE event_webhooks SET taken_seq = post_to, attempts = 0, due_at = clock_timestamp(), taken_at = clock_timestamp(), failing_since = NULL, error = NULL
      WHERE ${MINE} RETURNING id),
    old AS (
      DELETE FROM event_webhook_posts p USING taken WHERE p.webhook = taken.id AND p.n <= (
        SELECT o.n FROM event_webhook_posts o WHERE o.webhook = $1 ORDER BY o.n DESC OFFSET ${String(MAX_KEPT - 1)} LIMIT 1))
    INSERT INTO event_webhook_posts (webhook, first_seq, last_seq, attempts, taken_at) SELECT id, $3::bigint + 1, $4, $2, clock_timestamp() FROM taken`,
};
const FAILED = {
  name: 'events-failed',
  text: `UPDATE event_webhooks SET due_at = clock_timestamp() + make_interval(secs => $5), failing_since = coalesce(failing_since, clock_timestamp()), error = $6,
      stopped = CASE WHEN $7::boolean THEN 'gone' WHEN failing_since < clock_timestamp() - interval '${GIVEN_UP_AFTER}' THEN 'failing' END
    WHERE ${MINE} RETURNING campaign_id AS campaign, user_id AS "user", server, audience, stopped, floor(extract(epoch FROM failing_since) * 1000)::text AS since`,
};

interface FailedRow {
  readonly campaign: string;
  readonly user: UserId;
  readonly server: string;
  readonly audience: string;
  readonly stopped: 'gone' | 'failing' | null;
  readonly since: string;
}
type Row = Omit<TakenEvents, 'url'> & { readonly address: Buffer; readonly secret: Buffer };

const isGone = (status: number | null): boolean => status === 404 || status === 410;

export class PgEventsQueue implements EventsQueue {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async take(): Promise<readonly TakenEvents[]> {
    await this.pool.query(STOP_MOVED);
    const { rows } = await this.pool.query<Row>(TAKE);
    return rows.flatMap(({ address, secret, ...taken }) => {
      const opened = this.#open(address, secret);
      return opened === null ? [] : [{ ...taken, ...opened }];
    });
  }

  /** Null: sealed under another key. Its lease ends by itself, and holds up nothing else. */
  #open(address: Buffer, secret: Buffer): Pick<TakenEvents, 'url' | 'secret'> | null {
    try {
      return { url: Buffer.from(this.vault.open(address)).toString(), secret: this.vault.open(secret) };
    } catch {
      return null;
    }
  }

  async settle(
    { webhook, campaign: of, attempts, after, to }: TakenEvents,
    outcome: EventsOutcome,
  ): Promise<void> {
    const mine = [webhook, attempts, after, to];
    if (outcome === 'taken') {
      await this.pool.query({ ...TAKEN, values: mine });
      return;
    }
    const { failure, retryAfter } = outcome;
    const pause = pauseOf(attempts, retryAfter ?? 0);
    await withTransaction(this.pool, async (client) => {
      // Before the webhook, as whatever moves the campaign's feeds on does.
      await client.query('SELECT FROM campaigns WHERE id = $1 FOR KEY SHARE', [of]);
      const { rows } = await client.query<FailedRow>({
        ...FAILED,
        values: [...mine, pause, failureWord(failure), isGone(failure.status)],
      });
      const stopped = rows.filter((row) => row.stopped !== null);
      for (const { campaign, user, server, audience, since, stopped: why } of stopped)
        putNotices(client, campaign, [
          {
            user,
            kind: 'webhook-stopped',
            to: audienceNamed(audience),
            cause: `${webhook}.${since}`,
            data: { server, gone: why === 'gone' },
          },
        ]);
    });
  }
}
