/**
 * Closed accounts on PostgreSQL: the account goes in one transaction, what follows is done campaign by
 * campaign.
 */
import type { ClientBase, Pool } from 'pg';
import type { ClosedAccounts, LedCampaign } from '../../application/accounts/closing/closed-accounts';
import type { CampaignId, UserId } from '../../kernel';
import { forgetName } from '../store/history/forget-name';
import { withTransaction } from '../store/transaction';
import { endSessionsOf } from './end-sessions';

const LED = `SELECT c.id, c.name, c.status FROM campaign_members m JOIN campaigns c ON c.id = m.campaign_id
  WHERE m.user_id = $1 AND m.role = 'gm' AND (c.status IN ('running', 'paused')
    OR c.status = 'setup' AND EXISTS (SELECT FROM campaign_members o WHERE o.campaign_id = c.id AND o.user_id <> $1)) ORDER BY c.id`;

const WERE_IN = 'campaign_id IN (SELECT campaign_id FROM campaign_people WHERE user_id = $1)';

/** What was kept for the user and leads to them. Sessions, tokens and links go with the user's row. */
const KEPT = [
  'DELETE FROM kept_answers WHERE user_id = $1',
  'DELETE FROM campaign_command_allowances WHERE user_id = $1',
  `DELETE FROM message_mutes WHERE user_id = $1 AND ${WERE_IN}`,
  `DELETE FROM message_readers WHERE user_id = $1 AND ${WERE_IN}`,
  // Of a new password by mail only the address is kept, until the mail is sent.
  'DELETE FROM account_mails WHERE email = (SELECT email FROM users WHERE id = $1)',
  'DELETE FROM users WHERE id = $1',
];

/**
 * Bots play on in their seats; matches are locked before their seats, as by orders. A bot that is asked is
 * found by the next sweep.
 */
const MATCHES = [
  `UPDATE matches m SET opened_by = nullif(opened_by, $1), bot_since = CASE WHEN status = 'running' THEN clock_timestamp() END
    WHERE opened_by = $1 OR EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1)`,
  `UPDATE match_seats SET user_id = NULL, bot = coalesce(bot, 'hold'), bot_for = '[]', queue = '[]', standing = '[]', asked = '{}', deadlines = '{}' WHERE user_id = $1`,
];

/** An order and a report's count have the match first, and then write notices to the user. */
const LOCK_MATCHES = `SELECT FROM matches m
  WHERE opened_by = $1 OR EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1) ORDER BY id FOR UPDATE`;

/** A library that a former campaign of theirs goes on seeing stays. */
const LIBRARY = `DELETE FROM catalog_libraries l WHERE l.owner = $1 AND NOT EXISTS (SELECT FROM campaign_libraries c WHERE c.owner = l.owner)`;

/** A request that was under way may take a place for so long. */
const DONE = `DELETE FROM closed_accounts WHERE user_id = $1 AND closed_at < now() - interval '10 minutes'`;

const ledBy = async (client: ClientBase | Pool, user: UserId): Promise<readonly LedCampaign[]> =>
  (await client.query<LedCampaign>(LED, [user])).rows;

export class PgClosedAccounts implements ClosedAccounts {
  constructor(private readonly pool: Pool) {}

  ledBy(user: UserId): Promise<readonly LedCampaign[]> {
    return ledBy(this.pool, user);
  }

  close(user: UserId): Promise<readonly LedCampaign[]> {
    return withTransaction(this.pool, async (client) => {
      await client.query(LOCK_MATCHES, [user]);
      // As for a new password, the user's row comes before the sessions.
      await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user]);
      const led = await ledBy(client, user);
      if (led.length > 0) return led;
      await client.query('INSERT INTO closed_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [user]);
      await endSessionsOf(client, user, null);
      for (const statement of [...MATCHES, ...KEPT]) await client.query(statement, [user]);
      return [];
    });
  }

  async waiting(): Promise<readonly UserId[]> {
    const { rows } = await this.pool.query<{ user: UserId }>(
      'SELECT user_id AS "user" FROM closed_accounts ORDER BY closed_at',
    );
    return rows.map(({ user }) => user);
  }

  async campaignsOf(user: UserId): Promise<readonly CampaignId[]> {
    const { rows } = await this.pool.query<{ id: CampaignId }>(
      'SELECT campaign_id AS id FROM campaign_members WHERE user_id = $1 ORDER BY 1',
      [user],
    );
    return rows.map(({ id }) => id);
  }

  async forget(user: UserId): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT campaign_id AS id FROM campaign_people WHERE user_id = $1 ORDER BY 1',
      [user],
    );
    for (const { id } of rows)
      await withTransaction(this.pool, async (client) => {
        await forgetName(client, id, user);
        // They counted only while the user played the force.
        await client.query('DELETE FROM vacations WHERE campaign_id = $1 AND user_id = $2', [id, user]);
        await client.query('DELETE FROM campaign_people WHERE campaign_id = $1 AND user_id = $2', [id, user]);
      });
    await this.pool.query(LIBRARY, [user]);
    // Together: an order that has the match meanwhile writes its seats as it has read them.
    await withTransaction(this.pool, async (client) => {
      for (const statement of MATCHES) await client.query(statement, [user]);
    });
  }

  async done(user: UserId): Promise<void> {
    await this.pool.query(DONE, [user]);
  }
}
