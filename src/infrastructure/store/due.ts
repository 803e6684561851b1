/** What is due, by the database's clock: `campaigns.due_at` is the truth about deadlines, everything else only wakes sooner. */
import type { Pool } from 'pg';
import type { CampaignId } from '../../kernel/ids';
import { isOver, type CampaignState, type Instant } from '../../rules';

const DUE = {
  name: 'due-campaigns',
  text: `SELECT id FROM campaigns WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1`,
};
const NEXT = {
  name: 'next-due',
  text: `SELECT ceil(extract(epoch FROM min(due_at) - clock_timestamp()) * 1000)::int8 AS ms FROM campaigns WHERE due_at > clock_timestamp()`,
};

export const dueCampaigns = async (pool: Pool, limit: number): Promise<{ ids: CampaignId[]; nextInMs: number | null }> => {
  const { rows } = await pool.query<{ id: CampaignId }>({ ...DUE, values: [limit] });
  const next = await pool.query<{ ms: string | null }>(NEXT);
  const ms = next.rows[0]?.ms ?? null;
  return { ids: rows.map((row) => row.id), nextInMs: ms === null ? null : Number(ms) };
};

/** The next instant at which something happens by itself; null: nothing does. A paused campaign's deadlines stand still (ROUND-4). */
export const nextDue = (state: CampaignState): Instant | null => {
  if (state.campaign.status !== 'running') return null;
  let due = state.campaign.deadline;
  for (const battle of Object.values(state.battles))
    if (battle.dueAt !== null && !isOver(battle) && (due === null || battle.dueAt < due)) due = battle.dueAt;
  return due;
};
