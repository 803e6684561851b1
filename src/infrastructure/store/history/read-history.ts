/** Reads what was written for its readers beside feeds: ledgers, ready marks. */
import type { Pool } from 'pg';
import { versionFor } from '../../../application/campaigns/feeds/audience-versions';
import { feedName, type LedgerEntry, type Marks } from '../../../application/campaigns/feeds/feeds';
import type { LoadedCampaign } from '../../../application/campaigns/campaign-store';
import type { ForceId, MicroTons } from '../../../kernel';
import type { Audience, Order } from '../../../rules';
import { audienceVersionSql } from '../sheets/audience-version-sql';
import type { Heads } from './rows-of-command';

const MARKS = {
  name: 'read-marks',
  text: `SELECT c.heads, ARRAY(SELECT s.force FROM order_sheets s WHERE s.campaign_id = c.id AND s.epoch = c.epoch AND s.round = c.round
      AND s.phase = c.phase AND s.step = coalesce(c.step, '') AND s.ready ORDER BY s.force) AS ready
    FROM campaigns c WHERE c.id = $1 AND ${audienceVersionSql('c', '$3')} = $2`,
};

export const readMarks = async (
  pool: Pool,
  id: string,
  campaign: LoadedCampaign,
  audience: Audience,
): Promise<Marks | null> => {
  const feed = feedName(audience);
  const { rows } = await pool.query<{ heads: Heads; ready: ForceId[] }>({
    ...MARKS,
    values: [id, versionFor(campaign.audiences, feed), feed],
  });
  return rows[0] === undefined ? null : { ready: rows[0].ready, feeds: rows[0].heads.feeds };
};

interface StoredEntry {
  readonly seq: string;
  readonly at: string;
}

const numbered = <T extends StoredEntry>(row: T): Omit<T, 'seq' | 'at'> & { seq: number; at: number } => ({
  ...row,
  seq: Number(row.seq),
  at: Number(row.at),
});

const LEDGER = {
  name: 'read-ledger',
  text: 'SELECT seq, round, phase, at, amount, balance, cause FROM ledger WHERE campaign_id = $1 AND force = $2 AND seq > $3 ORDER BY seq LIMIT $4',
};

type LedgerRow = StoredEntry &
  Pick<LedgerEntry, 'round' | 'phase'> & {
    amount: string;
    balance: string;
    cause: { rule: string; text: string; order: Order | null };
  };

export const readLedger = async (
  pool: Pool,
  id: string,
  force: ForceId,
  after: number,
  limit: number,
): Promise<readonly LedgerEntry[]> => {
  const { rows } = await pool.query<LedgerRow>({ ...LEDGER, values: [id, force, after, limit] });
  return rows.map((row) => ({
    ...numbered(row),
    amount: Number(row.amount) as MicroTons,
    balance: Number(row.balance) as MicroTons,
  }));
};
