/**
 * When forces were nudged: it stands with the order sheet that is waited for, so that a new phase begins
 * without.
 */
import type { ClientBase } from 'pg';
import type { ForceId } from '../../../kernel';
import type { CampaignRow, Instant } from '../../../rules';

type OpenPhase = Pick<CampaignRow, 'epoch' | 'round' | 'phase' | 'step'>;

const LAST = {
  name: 'last-nudge',
  text: `SELECT floor(extract(epoch FROM nudged_at) * 1000)::int8 AS at FROM order_sheets
    WHERE campaign_id = $1 AND epoch = $2 AND round = $3 AND phase = $4 AND step = $5 AND force = $6`,
};

const NOTE = {
  name: 'note-nudge',
  text: `INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, nudged_at)
    VALUES ($1, $6, $2, $3, $4, $5, '[]', to_timestamp($7::float8 / 1000))
    ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET nudged_at = EXCLUDED.nudged_at`,
};

const keyOf = (id: string, { epoch, round, phase, step }: OpenPhase, force: ForceId): unknown[] => [
  id,
  epoch,
  round,
  phase,
  step ?? '',
  force,
];

export const lastNudge = async (
  client: ClientBase,
  id: string,
  open: OpenPhase,
  force: ForceId,
): Promise<Instant | null> => {
  const { rows } = await client.query<{ at: string | null }>({ ...LAST, values: keyOf(id, open, force) });
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
};

export const noteNudge = async (
  client: ClientBase,
  id: string,
  open: OpenPhase,
  force: ForceId,
  at: Instant,
): Promise<void> => {
  await client.query({ ...NOTE, values: [...keyOf(id, open, force), at] });
};
