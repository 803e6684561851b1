/**
 * Deliveries of notices in PostgreSQL. Who sends what is agreed on by its clock, so that restarts and second
 * servers know.
 */
import type { Pool } from 'pg';
import type { DeliveryBook, Settlement, TakenDelivery } from '../../application/notices/outbox';
import type { Way } from '../../application/notices/ways';
import type { CampaignId } from '../../kernel';
import type { NoticeFacts } from '../../rules';
import { factsSql } from './facts-sql';

/** Longer than an attempt may take; after a crash it is tried again then. */
const LEASE_SECONDS = 60;
/** Growing pauses: 5 s, 10 s, 20 s … an hour; then it is given up, after some two days. */
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;
const MAX_ATTEMPTS = 55;
/** How far ahead a look goes for lanes that are free. */
const LOOK_AHEAD = 500;
/** Of what waits for one endpoint with a digest so many more go along. */
const MAX_DIGEST = 100;

/** An instant, as the milliseconds since 1970. */
const MS = (at: string): string => `floor(extract(epoch FROM ${at}) * 1000)::float8`;

/** Of each lane so many at most. A row that another process takes meanwhile is passed over. */
const TAKE = {
  name: 'take-notices',
  text: `WITH due AS (
      SELECT notice, endpoint, lane, due_at, row_number() OVER (PARTITION BY lane ORDER BY due_at, notice) AS n FROM (
        SELECT notice, endpoint, lane, due_at FROM notice_deliveries
        WHERE way = $1 AND outcome IS NULL AND due_at <= clock_timestamp() AND coalesce(($4::jsonb ->> lane)::int, 0) < $3 ORDER BY due_at LIMIT ${String(LOOK_AHEAD)}) AS ahead),
    mine AS (
      SELECT d.notice, d.endpoint FROM notice_deliveries d JOIN due USING (notice, endpoint)
      WHERE due.n <= $3 - coalesce(($4::jsonb ->> due.lane)::int, 0) AND d.outcome IS NULL AND d.due_at <= clock_timestamp()
      ORDER BY due.due_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED),
    digest AS (
      SELECT d.notice, d.endpoint FROM notice_deliveries d
      WHERE d.outcome IS NULL AND d.due_at <= clock_timestamp() AND d.endpoint IN (
          SELECT m.endpoint FROM mine m JOIN notice_endpoints e ON e.id = m.endpoint JOIN notice_settings s ON s.user_id = e.user_id WHERE s.digest_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM mine m WHERE m.notice = d.notice AND m.endpoint = d.endpoint)
      ORDER BY d.due_at LIMIT ${String(MAX_DIGEST)} FOR UPDATE OF d SKIP LOCKED),
    taken AS (
      UPDATE notice_deliveries d SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${String(LEASE_SECONDS)})
      FROM (SELECT * FROM mine UNION ALL SELECT * FROM digest) AS m WHERE d.notice = m.notice AND d.endpoint = m.endpoint RETURNING d.notice, d.endpoint, d.lane, d.attempts)
    SELECT t.notice, t.endpoint, t.lane, t.attempts, e.address, n.user_id AS "user", n.kind, n.data, n.campaign_id AS campaign, c.name AS "campaignName", n.audience,
        CASE WHEN m.role = 'gm' THEN 'gm' WHEN m.role IS NOT NULL THEN coalesce(m.force_id, 'observer') END AS "presentAudience",
        coalesce(s.language, 'en') AS language, coalesce(s.zone, 'UTC') AS zone, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo",
        s.digest_at AS "digestAt", ${MS('n.created_at')} AS made, ${MS('clock_timestamp()')} AS now
      FROM taken t JOIN notices n ON n.id = t.notice JOIN notice_endpoints e ON e.id = t.endpoint LEFT JOIN campaigns c ON c.id = n.campaign_id
        LEFT JOIN campaign_members m ON m.campaign_id = n.campaign_id AND m.user_id = n.user_id LEFT JOIN notice_settings s ON s.user_id = n.user_id
      ORDER BY n.id`,
};

const FACTS = {
  name: 'notice-facts',
  text: `SELECT c.id, ${factsSql('c')} AS facts FROM campaigns c WHERE c.id = ANY ($1::uuid[])`,
};

const MINE = 'WHERE notice = $1 AND endpoint = $2 AND attempts = $3 AND outcome IS NULL';
const END = {
  name: 'end-notice',
  text: `UPDATE notice_deliveries SET outcome = $4, error = $5, settled_at = clock_timestamp() ${MINE}`,
};
const AGAIN = {
  name: 'notice-again',
  text: `UPDATE notice_deliveries SET error = $4, due_at = clock_timestamp() + make_interval(secs => $5) ${MINE}`,
};
const LATER = {
  name: 'notice-later',
  text: `UPDATE notice_deliveries SET attempts = attempts - 1, due_at = to_timestamp($4::float8 / 1000) ${MINE}`,
};
const GONE = { name: 'drop-endpoint', text: 'DELETE FROM notice_endpoints WHERE id = $1' };

const DUE = {
  name: 'due-notices',
  text: `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0)::float8 AS oldest
    FROM notice_deliveries WHERE outcome IS NULL AND due_at <= clock_timestamp()`,
};

/** What waits on all ways; `oldest` in seconds. */
export const dueDeliveries = async (
  pool: Pool,
): Promise<{ readonly waiting: number; readonly oldest: number }> => {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(DUE);
  return rows[0] ?? { waiting: 0, oldest: 0 };
};

export class PgDeliveryBook implements DeliveryBook {
  constructor(private readonly pool: Pool) {}

  async take(
    way: string,
    { atOnce, perLane }: Way['limits'],
    busy: ReadonlyMap<string, number>,
  ): Promise<readonly TakenDelivery[]> {
    return (
      await this.pool.query<TakenDelivery>({
        ...TAKE,
        values: [way, atOnce, perLane, JSON.stringify(Object.fromEntries(busy))],
      })
    ).rows;
  }

  async facts(campaigns: readonly CampaignId[]): Promise<ReadonlyMap<CampaignId, NoticeFacts>> {
    if (campaigns.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: CampaignId; facts: NoticeFacts }>({
      ...FACTS,
      values: [campaigns],
    });
    return new Map(rows.map(({ id, facts }) => [id, facts]));
  }

  async settle({ notice, endpoint, attempts }: TakenDelivery, end: Settlement): Promise<void> {
    const mine = [notice, endpoint, attempts];
    if (end.end === 'gone') await this.pool.query({ ...GONE, values: [endpoint] });
    else if (end.end === 'later') await this.pool.query({ ...LATER, values: [...mine, end.until] });
    else if (end.end === 'again' && attempts < MAX_ATTEMPTS) {
      const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);
      await this.pool.query({ ...AGAIN, values: [...mine, end.error, pause] });
    } else if (end.end === 'again' || end.end === 'never')
      await this.pool.query({ ...END, values: [...mine, 'failed', end.error] });
    else await this.pool.query({ ...END, values: [...mine, end.end, null] });
  }
}
