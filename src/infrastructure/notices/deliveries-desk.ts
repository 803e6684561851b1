/**
 * What the operator sees of everything that leaves the server, by way, and sends again: notices and posts,
 * events for programs, battles for engines. Nothing in it names a person or a campaign.
 */
import type { Pool } from 'pg';

export interface WayFigures {
  readonly way: string;
  /** Not ended yet, due or not. */
  readonly waiting: number;
  /** Of these: tried already, and not taken. */
  readonly failing: number;
  /** Not tried any more. */
  readonly givenUp: number;
  /** Seconds for which the oldest that is due has been due; 0: none is. */
  readonly oldest: number;
}

export interface FailingServer {
  readonly way: string;
  /** Its name, or `smtp`. */
  readonly server: string;
  readonly count: number;
  readonly attempts: number;
  /** Of the last failure, a word of ours. */
  readonly error: string;
  /** Seconds until one is tried again; null: none is. */
  readonly nextIn: number | null;
}

/** A row for each delivery that has not ended well: what all ways have in common. */
const ALL = `SELECT way, lane AS server, attempts, error, due_at, outcome IS NOT NULL AS over, error IS NOT NULL AS failed FROM notice_deliveries
    WHERE outcome IS NULL OR outcome = 'failed'
  UNION ALL SELECT 'events', server, attempts, error, due_at, stopped IS NOT NULL, error IS NOT NULL FROM event_webhooks w WHERE w.head_seq > w.taken_seq AND (w.stopped IS NULL OR w.stopped <> 'moved')
  UNION ALL SELECT 'engines', coalesce(substring(e.webhook from '^https?://([^/:?#]+)'), '-'), d.attempts,
      coalesce(e.webhook_error || coalesce('-' || e.webhook_status::text, ''), '-'), d.due_at, false, e.webhook_error IS NOT NULL
    FROM campaign_engine_deliveries d JOIN campaign_engines e ON e.campaign_id = d.campaign_id AND e.id = d.engine WHERE d.taken_at IS NULL AND e.webhook IS NOT NULL`;

const FIGURES = `SELECT way, count(*) FILTER (WHERE NOT over)::int AS waiting, count(*) FILTER (WHERE NOT over AND failed)::int AS failing,
    count(*) FILTER (WHERE over)::int AS "givenUp",
    coalesce(greatest(0, extract(epoch FROM clock_timestamp() - min(due_at) FILTER (WHERE NOT over))), 0)::float8 AS oldest
  FROM (${ALL}) AS one GROUP BY way ORDER BY way`;

const FAILING = `SELECT way, server, count(*)::int AS count, max(attempts)::int AS attempts, (array_agg(coalesce(error, '-') ORDER BY due_at DESC))[1] AS error,
    (extract(epoch FROM min(due_at) FILTER (WHERE NOT over) - clock_timestamp()))::float8 AS "nextIn"
  FROM (${ALL}) AS one WHERE failed GROUP BY way, server ORDER BY count DESC, way, server LIMIT 50`;

/** Sooner than this somebody may be sending it right now: it comes by itself. */
const LEASE = `interval '60 seconds'`;

/** By way: what waits is due at once, and what was given up waits again. */
const AGAIN = {
  events: `UPDATE event_webhooks SET due_at = clock_timestamp(), failing_since = NULL, stopped = NULL
    WHERE (stopped IS NULL AND error IS NOT NULL AND due_at > clock_timestamp() + ${LEASE}) OR stopped = 'failing'`,
  engines: `UPDATE campaign_engine_deliveries SET due_at = clock_timestamp() WHERE taken_at IS NULL AND due_at > clock_timestamp() + ${LEASE}`,
  notices: `UPDATE notice_deliveries SET due_at = clock_timestamp(), outcome = NULL, settled_at = NULL, attempts = CASE WHEN outcome = 'failed' THEN 0 ELSE attempts END
    WHERE way = $1 AND ((outcome IS NULL AND error IS NOT NULL AND due_at > clock_timestamp() + ${LEASE}) OR outcome = 'failed')`,
} as const;

export const wayFigures = async (pool: Pool): Promise<readonly WayFigures[]> =>
  (await pool.query<WayFigures>(FIGURES)).rows;

export const failingServers = async (pool: Pool): Promise<readonly FailingServer[]> =>
  (await pool.query<FailingServer>(FAILING)).rows;

/** How many are tried again, by servers that run, within seconds. Zero for a way that there is not. */
export const sendAgain = async (pool: Pool, way: string): Promise<number> => {
  const { rowCount } =
    way === 'events' || way === 'engines'
      ? await pool.query(AGAIN[way])
      : await pool.query(AGAIN.notices, [way]);
  return rowCount ?? 0;
};
