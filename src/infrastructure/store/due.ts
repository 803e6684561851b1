/**
 * What is due, by the database's clock: `campaigns.due_at` is the truth about deadlines, everything else only
 * wakes sooner.
 */
import type { Pool } from 'pg';
import type { CampaignId } from '../../kernel';
import { isOver, type CampaignState, type Instant } from '../../rules';

const DUE = {
  name: 'due-campaigns',
  text: `SELECT id, (extract(epoch FROM clock_timestamp() - due_at) * 1000)::float8 AS late FROM campaigns WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`,
};
const NEXT = {
  name: 'next-due',
  text: `SELECT ceil(extract(epoch FROM min(due_at) - clock_timestamp()) * 1000)::int8 AS ms FROM campaigns WHERE due_at > clock_timestamp()`,
};
const LATENESS = {
  name: 'due-lateness',
  text: `SELECT extract(epoch FROM clock_timestamp() - min(due_at))::float8 AS seconds FROM campaigns WHERE due_at <= clock_timestamp()`,
};

export const dueCampaigns = async (
  pool: Pool,
  limit: number,
): Promise<{ ids: CampaignId[]; nextInMs: number | null; lateMs: number }> => {
  // In this order: what becomes due between the two is in both, and never in neither.
  const next = await pool.query<{ ms: string | null }>(NEXT);
  const { rows } = await pool.query<{ id: CampaignId; late: number }>({ ...DUE, values: [limit] });
  const ms = next.rows[0]?.ms ?? null;
  return {
    ids: rows.map((row) => row.id),
    nextInMs: ms === null ? null : Number(ms),
    lateMs: rows[0]?.late ?? 0,
  };
};

/** How late the longest due campaign is at this moment, in seconds; 0: nothing is due. */
export const lateness = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ seconds: number | null }>(LATENESS);
  return rows[0]?.seconds ?? 0;
};

/**
 * The next instant at which something happens by itself; null: nothing does. A paused campaign's deadlines
 * stand still (ROUND-4).
 */
export const nextDue = (state: CampaignState): Instant | null => {
  if (state.campaign.status !== 'running') return null;
  let due = state.campaign.deadline;
  for (const battle of Object.values(state.battles))
    if (battle.dueAt !== null && !isOver(battle) && (due === null || battle.dueAt < due)) due = battle.dueAt;
  return due;
};
