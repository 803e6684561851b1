/**
 * What a game master sees of the seats of a campaign beside its state: one statement, and nothing of the
 * orders but their number.
 */
import type { Pool } from 'pg';
import type { OpenPhase, SeatMark, SeatMarks } from '../../application/gm/seats';
import type { CampaignId } from '../../kernel';

const ms = (instant: string, name: string): string =>
  `floor(extract(epoch FROM ${instant}) * 1000)::int8 AS "${name}"`;

const READ = {
  name: 'read-seat-marks',
  text: `SELECT f.id AS force, coalesce(o.ready, false) AS ready, CASE WHEN o.saved_at IS NOT NULL THEN jsonb_array_length(o.orders) END AS orders,
      ${ms('o.saved_at', 'savedAt')}, ${ms('o.nudged_at', 'nudgedAt')}, ${ms('greatest(m.joined_at, u.created_at, u.last_seen_at)', 'lastSeen')}
    FROM forces f
      LEFT JOIN campaign_members m ON m.campaign_id = f.campaign_id AND m.force_id = f.id LEFT JOIN users u ON u.id = m.user_id
      LEFT JOIN order_sheets o ON o.campaign_id = f.campaign_id AND o.force = f.id AND o.epoch = $2 AND o.round = $3 AND o.phase = $4 AND o.step = $5
    WHERE f.campaign_id = $1`,
};

type Row = Pick<SeatMark, 'force' | 'ready' | 'orders'> &
  Readonly<Record<'savedAt' | 'nudgedAt' | 'lastSeen', string | null>>;

const instantOf = (at: string | null): number | null => (at === null ? null : Number(at));

export class PgSeatMarks implements SeatMarks {
  constructor(private readonly pool: Pool) {}

  async read(campaign: CampaignId, { epoch, round, phase, step }: OpenPhase): Promise<readonly SeatMark[]> {
    const { rows } = await this.pool.query<Row>({
      ...READ,
      values: [campaign, epoch, round, phase, step ?? ''],
    });
    return rows.map(({ savedAt, nudgedAt, lastSeen, ...mark }) => ({
      ...mark,
      savedAt: instantOf(savedAt),
      nudgedAt: instantOf(nudgedAt),
      lastSeen: instantOf(lastSeen),
    }));
  }
}
