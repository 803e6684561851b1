/**
 * The notice that an engine's webhook takes no battles, for the game master: once for each time that it
 * begins to fail.
 */
import type { Pool } from 'pg';
import { type CampaignId, isoTime, type UserId } from '../../kernel';
import type { Instant } from '../../rules';
import { withTransaction } from '../store/transaction';
import { putNotices } from './put-notices';

const FAILING = {
  name: 'failing-webhook',
  text: `SELECT m.user_id AS "user", e.name, floor(extract(epoch FROM e.webhook_failing_since) * 1000)::float8 AS since
    FROM campaign_engines e JOIN campaign_members m ON m.campaign_id = e.campaign_id AND m.role = 'gm'
    WHERE e.campaign_id = $1 AND e.id = $2 AND e.webhook_failing_since IS NOT NULL`,
};

interface Row {
  readonly user: UserId;
  readonly name: string;
  readonly since: Instant;
}

export const tellFailing = (pool: Pool, campaign: CampaignId, engine: string): Promise<void> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>({ ...FAILING, values: [campaign, engine] });
    putNotices(
      client,
      campaign,
      rows.map(({ user, name, since }) => ({
        ...{ user, kind: 'webhook-failing', to: { kind: 'gm' }, cause: `${engine}.${String(since)}` },
        data: { engine: name, since: isoTime(since) },
      })),
    );
  });
