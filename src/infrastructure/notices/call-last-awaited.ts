/**
 * Calls the one whose orders alone a campaign waits for (ROUND-3), in the transaction in which somebody else
 * has become ready.
 */
import type { ClientBase } from 'pg';
import type { CampaignId } from '../../kernel';
import { lastAwaited, type NoticeFacts } from '../../rules';
import { factsSql } from './facts-sql';
import { putNotices } from './put-notices';

const READ = {
  name: 'facts-of-one',
  text: `SELECT ${factsSql('c')} AS facts FROM campaigns c WHERE c.id = $1`,
};

export const callLastAwaited = async (client: ClientBase, campaign: CampaignId): Promise<void> => {
  const { rows } = await client.query<{ facts: NoticeFacts }>({ ...READ, values: [campaign] });
  const [row] = rows;
  if (row !== undefined) putNotices(client, campaign, lastAwaited(row.facts));
};
