/** Deliveries of battles to webhooks (TAC-8): who posts what is agreed on in the database, by its clock, so that restarts and second servers know. */
import type { Pool } from 'pg';
import type { Delivery, DeliveryStore } from '../../application/engines/deliver';
import type { Vault } from '../../application/ports/vault';

/** Longer than a post may take; after a crash it is tried again then. */
const LEASE_SECONDS = 60;
/** Growing gaps: 5 s, 10 s, 20 s … an hour. */
const FIRST_GAP_SECONDS = 5;
const LONGEST_GAP_SECONDS = 3_600;
const LIMIT = 20;

/** Takes what is due and nobody posts now: a row that another process has taken meanwhile is not due any more. */
const TAKE = `INSERT INTO campaign_engine_deliveries AS d (campaign_id, engine, battle, hash, attempts, due_at)
  SELECT b.campaign_id, b.engine, b.id, b.setup->>'hash', 1, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    FROM campaign_engines e
    JOIN campaigns c ON c.id = e.campaign_id AND c.status = 'running' AND c.phase = 'combat'
    JOIN battles b ON b.campaign_id = e.campaign_id AND b.engine = e.id AND b.state = 'open' AND b.round = c.round
    LEFT JOIN campaign_engine_deliveries p
      ON p.campaign_id = b.campaign_id AND p.engine = e.id AND p.battle = b.id AND p.hash = b.setup->>'hash'
   WHERE e.webhook IS NOT NULL AND (p.battle IS NULL OR (NOT p.acknowledged AND p.due_at <= clock_timestamp()))
   ORDER BY b.campaign_id, b.engine, b.id LIMIT ${LIMIT}
  ON CONFLICT (campaign_id, engine, battle, hash) DO UPDATE SET attempts = d.attempts + 1, due_at = EXCLUDED.due_at
   WHERE NOT d.acknowledged AND d.due_at <= clock_timestamp()
  RETURNING campaign_id AS campaign, engine, battle, hash, attempts`;

type Taken = Omit<Delivery, 'url' | 'secret' | 'timestamp'>;

export class PgDeliveries implements DeliveryStore {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async take(): Promise<readonly Delivery[]> {
    const { rows: taken } = await this.pool.query<Taken>(TAKE);
    if (taken.length === 0) return [];
    const { rows } = await this.pool.query<{ id: string; webhook: string; secret: Buffer; timestamp: string }>(
      `SELECT id, webhook, secret, floor(extract(epoch FROM clock_timestamp()))::text AS timestamp FROM campaign_engines
       WHERE id = ANY ($1) AND webhook IS NOT NULL`,
      [taken.map(({ engine }) => engine)],
    );
    return taken.flatMap((one) => {
      const found = rows.find(({ id }) => id === one.engine);
      return found === undefined ? [] : [{ ...one, url: found.webhook, secret: this.vault.open(found.secret), timestamp: found.timestamp }];
    });
  }

  async settle({ campaign, engine, battle, hash, attempts }: Delivery, acknowledged: boolean): Promise<void> {
    const gap = Math.min(FIRST_GAP_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_GAP_SECONDS);
    await this.pool.query(
      `UPDATE campaign_engine_deliveries SET acknowledged = $6, due_at = clock_timestamp() + make_interval(secs => $7)
       WHERE campaign_id = $1 AND engine = $2 AND battle = $3 AND hash = $4 AND attempts = $5`,
      [campaign, engine, battle, hash, attempts, acknowledged, gap],
    );
  }
}
