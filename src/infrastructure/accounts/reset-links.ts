/** One-time links that set a new password; the database holds hashes. */
import type { Pool } from 'pg';
import type { FoundLink, OpenResetLink, ResetLink } from '../../application/accounts/model';
import type { ResetLinks } from '../../application/accounts/ports';
import { type CampaignId, isUuid, type UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { hashToken, newToken } from './secret-token';
import { setPassword } from './set-password';

/** Of one from the command line. */
const LIFE_HOURS = 24;

/**
 * Of `reset_links l`: not used, not refused, not replaced, not out of date. Whether it could be used now does
 * not count: it is seen all the same.
 */
const OPEN = 'l.closed_at IS NULL AND l.expires_at > now()';

/**
 * Of a game master's it is also asked that the user plays and the war is not over, though what changes that
 * has closed it.
 */
const USABLE = `${OPEN} AND (l.campaign_id IS NULL OR EXISTS (
  SELECT FROM campaign_members m JOIN campaigns c ON c.id = m.campaign_id
  WHERE m.campaign_id = l.campaign_id AND m.user_id = l.user_id AND m.role = 'player' AND c.status IN ('running', 'paused')))`;

/** Those that a user may refuse, newest first. */
const LIST = `
  SELECT l.id, l.campaign_id AS "campaignId", c.name AS "campaignName", coalesce(m.display_name, u.display_name) AS "madeBy",
         l.created_at AS "madeAt", l.usable_at AS "worksFrom", l.expires_at AS "expiresAt"
  FROM reset_links l JOIN campaigns c ON c.id = l.campaign_id LEFT JOIN users u ON u.id = l.made_by
    LEFT JOIN campaign_members m ON m.campaign_id = l.campaign_id AND m.user_id = l.made_by
  WHERE l.user_id = $1 AND ${OPEN} AND ($2::uuid IS NULL OR l.id < $2) ORDER BY l.id DESC LIMIT $3`;

interface ListRow {
  readonly id: string;
  readonly campaignId: CampaignId;
  readonly campaignName: string;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly worksFrom: Date;
  readonly expiresAt: Date;
}

const openLink = ({
  id,
  campaignId,
  campaignName,
  madeBy,
  madeAt,
  worksFrom,
  expiresAt,
}: ListRow): OpenResetLink => ({
  id,
  campaign: { id: campaignId, name: campaignName },
  madeBy,
  madeAt: madeAt.toISOString(),
  worksFrom: worksFrom.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export class PgResetLinks implements ResetLinks {
  constructor(private readonly pool: Pool) {}

  async create(user: UserId): Promise<ResetLink> {
    const token = newToken();
    const { rows } = await this.pool.query<{ expires_at: Date }>(
      `WITH replaced AS (UPDATE reset_links SET closed_at = clock_timestamp() WHERE user_id = $3 AND campaign_id IS NULL AND closed_at IS NULL)
       INSERT INTO reset_links (id, token_hash, user_id, usable_at, expires_at) VALUES ($1, $2, $3, now(), now() + make_interval(hours => $4))
       RETURNING expires_at`,
      [uuidV7(), hashToken(token), user, LIFE_HOURS],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the reset link was not stored');
    return { token, expiresAt: row.expires_at.toISOString() };
  }

  async find(token: string): Promise<FoundLink | null> {
    const { rows } = await this.pool.query<{ user: UserId; usable: boolean; usableAt: Date }>(
      `SELECT l.user_id AS "user", l.usable_at <= now() AS usable, l.usable_at AS "usableAt" FROM reset_links l WHERE l.token_hash = $1 AND ${USABLE}`,
      [hashToken(token)],
    );
    const [row] = rows;
    return row === undefined
      ? null
      : { user: row.user, worksFrom: row.usable ? null : row.usableAt.toISOString() };
  }

  async use(token: string, passwordHash: string): Promise<UserId | null> {
    const hash = hashToken(token);
    return withTransaction(this.pool, async (client) => {
      // The user's row comes first, as with every new password; in the meantime the link may have been used
      // or refused.
      await client.query(
        'SELECT 1 FROM users WHERE id = (SELECT user_id FROM reset_links WHERE token_hash = $1) FOR NO KEY UPDATE',
        [hash],
      );
      const { rows } = await client.query<{ user: UserId }>(
        `UPDATE reset_links l SET closed_at = clock_timestamp() WHERE l.token_hash = $1 AND l.usable_at <= now() AND ${USABLE} RETURNING l.user_id AS "user"`,
        [hash],
      );
      const user = rows[0]?.user ?? null;
      if (user !== null) await setPassword(client, user, passwordHash, null);
      return user;
    });
  }

  async list(user: UserId, after: string | null, limit: number): Promise<readonly OpenResetLink[]> {
    if (after !== null && !isUuid(after)) return [];
    return (await this.pool.query<ListRow>(LIST, [user, after, limit])).rows.map(openLink);
  }

  async campaignOf(user: UserId, link: string): Promise<CampaignId | null> {
    if (!isUuid(link)) return null;
    const { rows } = await this.pool.query<{ campaign: CampaignId | null }>(
      `SELECT l.campaign_id AS campaign FROM reset_links l WHERE l.id = $1 AND l.user_id = $2 AND ${OPEN}`,
      [link, user],
    );
    return rows[0]?.campaign ?? null;
  }
}
