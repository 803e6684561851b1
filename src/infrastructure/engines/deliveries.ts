/**
 * Deliveries of battles to webhooks (TAC-8): who posts what is agreed on in the database, by its clock, so
 * that restarts and second servers know.
 */
import type { Pool } from 'pg';
import type { Delivery, DeliveryStore, Outcome } from '../../application/engines/deliver';
import { pauseOf } from '../notices/pauses';
import { tellFailing } from '../notices/webhook-notices';
import type { Vault } from '../../application/ports/vault';

/** Longer than a post may take; after a crash it is tried again then. */
const LEASE_SECONDS = 60;
const LIMIT = 20;
/** After some minutes in which nothing was taken the game master gets a notice. */
const ATTEMPTS_UNTIL_TOLD = 6;

/** What is not to be posted any more; should the battle come back, it is posted anew. */
const FORGET = `DELETE FROM campaign_engine_deliveries d WHERE NOT EXISTS (
  SELECT FROM battles b WHERE b.campaign_id = d.campaign_id AND b.id = d.battle AND b.engine = d.engine AND b.state = 'open' AND b.setup->>'hash' = d.hash)`;

/**
 * Takes what is due and nobody posts now, what is new first: a row that another process has taken meanwhile
 * is not due any more.
 */
const TAKE = `INSERT INTO campaign_engine_deliveries AS d (campaign_id, engine, battle, hash, attempts, due_at)
  SELECT b.campaign_id, b.engine, b.id, b.setup->>'hash', 1, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    FROM campaign_engines e
    JOIN campaigns c ON c.id = e.campaign_id AND c.status = 'running' AND c.phase = 'combat'
    JOIN battles b ON b.campaign_id = e.campaign_id AND b.engine = e.id AND b.state = 'open' AND b.round = c.round
    LEFT JOIN campaign_engine_deliveries p
      ON p.campaign_id = b.campaign_id AND p.engine = e.id AND p.battle = b.id AND p.hash = b.setup->>'hash'
   WHERE e.webhook IS NOT NULL AND (p.battle IS NULL OR (p.taken_at IS NULL AND p.due_at <= clock_timestamp()))
   ORDER BY p.due_at NULLS FIRST, b.campaign_id, b.engine, b.id LIMIT ${LIMIT}
  ON CONFLICT (campaign_id, engine, battle, hash) DO UPDATE SET attempts = d.attempts + 1, due_at = EXCLUDED.due_at
   WHERE d.taken_at IS NULL AND d.due_at <= clock_timestamp()
  RETURNING campaign_id AS campaign, engine, battle, hash, attempts`;

type Taken = Omit<Delivery, 'url' | 'secret' | 'timestamp'>;

export class PgDeliveries implements DeliveryStore {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async take(): Promise<readonly Delivery[]> {
    await this.pool.query(FORGET);
    const { rows: taken } = await this.pool.query<Taken>(TAKE);
    if (taken.length === 0) return [];
    const { rows } = await this.pool.query<{
      id: string;
      webhook: string;
      secret: Buffer;
      timestamp: string;
    }>(
      `SELECT id, webhook, secret, floor(extract(epoch FROM clock_timestamp()))::text AS timestamp FROM campaign_engines
       WHERE id = ANY ($1) AND webhook IS NOT NULL`,
      [taken.map(({ engine }) => engine)],
    );
    return taken.flatMap((one) => {
      const found = rows.find(({ id }) => id === one.engine);
      return found === undefined
        ? []
        : [{ ...one, url: found.webhook, secret: this.vault.open(found.secret), timestamp: found.timestamp }];
    });
  }

  async settle({ campaign, engine, battle, hash, attempts, url }: Delivery, outcome: Outcome): Promise<void> {
    const taken = outcome === 'taken';
    const gap = pauseOf(attempts);
    await this.pool.query(
      `UPDATE campaign_engine_deliveries d
       SET taken_at = CASE WHEN $6 THEN clock_timestamp() END, due_at = clock_timestamp() + make_interval(secs => $7)
       FROM campaign_engines e
       WHERE d.campaign_id = $1 AND d.engine = $2 AND d.battle = $3 AND d.hash = $4 AND d.attempts = $5
         AND e.campaign_id = $1 AND e.id = $2 AND e.webhook = $8`,
      [campaign, engine, battle, hash, attempts, taken, gap, url],
    );
    if (outcome === 'moot') return;
    const { reason, status } = taken ? { reason: null, status: null } : outcome;
    // A statement of its own: with both rows in one, it and the removal of the engine could wait for each
    // other.
    await this.pool.query(
      `UPDATE campaign_engines
       SET webhook_taken_at = CASE WHEN $4 THEN clock_timestamp() ELSE webhook_taken_at END,
           webhook_failing_since = CASE WHEN NOT $4 THEN coalesce(webhook_failing_since, clock_timestamp()) END,
           webhook_error = $5, webhook_status = $6
       WHERE campaign_id = $1 AND id = $2 AND webhook = $3`,
      [campaign, engine, url, taken, reason, status],
    );
    if (!taken && attempts === ATTEMPTS_UNTIL_TOLD) await tellFailing(this.pool, campaign, engine);
  }
}
