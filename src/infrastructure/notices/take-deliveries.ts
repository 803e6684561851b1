/**
 * Takes what is due on a way, for a while: by the database's clock, so that restarts and second processes know.
 *
 * The database cannot know how much waits: mostly nothing, and ten thousand when the phases of many campaigns
 * end at once. So no step may look at all that waits for each row that it takes, as a plan for a handful would.
 */
import type { Pool } from 'pg';
import type { TakenDelivery } from '../../application/notices/outbox';
import type { WayLimits } from '../../application/notices/ways';

/** Longer than an attempt may take; after a crash it is tried again then. */
const LEASE_SECONDS = 60;
/** How far ahead a look goes for lanes that are free. */
const LOOK_AHEAD = 500;
/** Of what waits for one endpoint with a digest, or was held, so many more go along. */
const MAX_DIGEST = 100;

/** An instant, as the milliseconds since 1970. */
const MS = (at: string): string => `floor(extract(epoch FROM ${at}) * 1000)::float8`;

/** How many of a lane are under way. */
const busyIn = (lane: string): string => `coalesce(($4::jsonb ->> ${lane})::int, 0)`;

/** A delivery waits and is due. The same all through a statement, so that an index can be asked for it. */
const isDue = (delivery: string): string =>
  `${delivery}.outcome IS NULL AND ${delivery}.due_at <= statement_timestamp()`;
/** The same of rows that are found by their key: the index of what waits is of no use, and is not taken. */
const STILL_DUE = `coalesce(d.outcome, 'waits') = 'waits' AND d.due_at <= statement_timestamp()`;

/** Of each endpoint what was written first. */
const FIRST_OF_ENDPOINTS = `(SELECT * FROM (
    SELECT *, row_number() OVER (PARTITION BY endpoint ORDER BY notice) AS place FROM notice_deliveries WHERE way = $1 AND outcome IS NULL) AS placed
  WHERE place = 1) AS waiting`;

/** Of each lane so many at most. A row that another process takes meanwhile is passed over. */
const take = (inOrder: boolean): { readonly name: string; readonly text: string } => ({
  name: inOrder ? 'take-notices-in-order' : 'take-notices',
  text: `WITH due AS (
      SELECT notice, endpoint, lane, due_at, row_number() OVER (PARTITION BY lane ORDER BY due_at, notice) AS n FROM (
        SELECT notice, endpoint, lane, due_at FROM ${inOrder ? FIRST_OF_ENDPOINTS : 'notice_deliveries AS waiting'}
        WHERE way = $1 AND ${isDue('waiting')} AND ${busyIn('lane')} < $3
        ORDER BY due_at LIMIT ${String(LOOK_AHEAD)}) AS ahead),
    mine AS (
      SELECT d.notice, d.endpoint FROM due JOIN notice_deliveries d USING (notice, endpoint)
      WHERE due.n <= $3 - ${busyIn('due.lane')} AND ${STILL_DUE}
      ORDER BY due.due_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED),
    digests AS (
      SELECT array_agg(m.endpoint) AS endpoints
      FROM mine m JOIN notice_endpoints e ON e.id = m.endpoint JOIN notice_settings s ON s.user_id = e.user_id WHERE s.digest_at IS NOT NULL),
    digest AS (
      SELECT d.notice, d.endpoint FROM notice_deliveries d
      WHERE (SELECT endpoints FROM digests) IS NOT NULL AND d.endpoint = ANY ((SELECT endpoints FROM digests)::uuid[]) AND ${isDue('d')}
      ORDER BY d.due_at LIMIT ${String(MAX_DIGEST)} FOR UPDATE OF d SKIP LOCKED),
    held AS (
      SELECT d.notice, d.endpoint FROM notice_deliveries d
      WHERE d.held AND d.endpoint = ANY (ARRAY(SELECT endpoint FROM mine)) AND ${isDue('d')}
      ORDER BY d.due_at, d.notice LIMIT ${String(MAX_DIGEST)} FOR UPDATE OF d SKIP LOCKED),
    taken AS (
      UPDATE notice_deliveries d SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${String(LEASE_SECONDS)})
      FROM (SELECT * FROM mine UNION SELECT * FROM digest UNION SELECT * FROM held) AS m WHERE d.notice = m.notice AND d.endpoint = m.endpoint RETURNING d.notice, d.endpoint, d.lane, d.attempts, d.held)
    SELECT t.notice, t.endpoint, t.lane, t.attempts, t.held, e.address, n.user_id AS "user", n.kind, n.data, n.campaign_id AS campaign, c.name AS "campaignName", n.audience,
        CASE WHEN m.role = 'gm' THEN 'gm' WHEN m.role IS NOT NULL THEN coalesce(m.force_id, 'observer') END AS "presentAudience",
        coalesce(s.language, e.language, 'en') AS language, coalesce(s.zone, e.zone, 'UTC') AS zone, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo",
        s.digest_at AS "digestAt", ${MS('n.created_at')} AS made, ${MS('clock_timestamp()')} AS now
      FROM taken t JOIN notices n ON n.id = t.notice JOIN notice_endpoints e ON e.id = t.endpoint LEFT JOIN campaigns c ON c.id = n.campaign_id
        LEFT JOIN campaign_members m ON m.campaign_id = n.campaign_id AND m.user_id = n.user_id LEFT JOIN notice_settings s ON s.user_id = n.user_id
      ORDER BY n.id`,
});

const TAKE = take(false);
const TAKE_IN_ORDER = take(true);

/** `busy`: how many are under way already, by lane. */
export const takeDeliveries = async (
  pool: Pool,
  way: string,
  { atOnce, perLane, inOrder = false }: WayLimits,
  busy: ReadonlyMap<string, number>,
): Promise<readonly TakenDelivery[]> => {
  const values = [way, atOnce, perLane, JSON.stringify(Object.fromEntries(busy))];
  return (await pool.query<TakenDelivery>({ ...(inOrder ? TAKE_IN_ORDER : TAKE), values })).rows;
};
