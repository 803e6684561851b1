/**
 * Warns of deadlines that come near (ROUND-4), by the database's clock; part of the sweep of deadlines.
 * Several processes may do it at once.
 */
import type { Pool } from 'pg';
import type { CampaignId } from '../../kernel';
import { nextWarning, type NoticeFacts, postsDue, warningsDue } from '../../rules';
import { withTransaction } from '../store/transaction';
import { factsSql } from './facts-sql';
import { putNotices } from './put-notices';
import { putPosts } from './put-posts';

/** Campaigns a transaction. */
const BATCH = 50;

const TAKE = {
  name: 'take-warnings',
  text: `SELECT c.id, ${factsSql('c')} AS facts FROM campaigns c WHERE c.notices_due_at <= clock_timestamp()
    ORDER BY c.notices_due_at LIMIT ${String(BATCH)} FOR NO KEY UPDATE OF c SKIP LOCKED`,
};

const NEXT = {
  name: 'set-next-warnings',
  text: `UPDATE campaigns c SET notices_due_at = to_timestamp(r.at / 1000) FROM json_to_recordset($1::json) AS r(id uuid, at float8) WHERE c.id = r.id`,
};

interface Row {
  readonly id: CampaignId;
  readonly facts: NoticeFacts;
}

/** One transaction; answers how many campaigns it looked at. */
const warnSome = (pool: Pool): Promise<number> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(TAKE);
    for (const { id, facts } of rows) {
      putNotices(client, id, warningsDue(facts));
      await putPosts(client, id, postsDue(facts));
    }
    const next = rows.map(({ id, facts }) => ({ id, at: nextWarning(facts, facts.now) }));
    if (rows.length > 0) await client.query({ ...NEXT, values: [JSON.stringify(next)] });
    return rows.length;
  });

export const warnOfDeadlines = async (pool: Pool, stopped: () => boolean): Promise<void> => {
  while (!stopped() && (await warnSome(pool)) === BATCH);
};
