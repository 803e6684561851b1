/** One-time links that set a new password; the database holds hashes, one per user at most. */
import type { Pool } from 'pg';
import type { ResetLink } from '../../application/accounts/model';
import type { ResetLinks } from '../../application/accounts/ports';
import type { UserId } from '../../kernel/ids';
import { withTransaction } from '../store/transaction';
import { hashToken, newToken } from './secret-token';

const LIFE_HOURS = 24;

export class PgResetLinks implements ResetLinks {
  constructor(private readonly pool: Pool) {}

  async create(user: UserId): Promise<ResetLink> {
    const token = newToken();
    const { rows } = await this.pool.query<{ expires_at: Date }>(
      `INSERT INTO reset_links (token_hash, user_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))
       ON CONFLICT (user_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, expires_at = EXCLUDED.expires_at
       RETURNING expires_at`,
      [hashToken(token), user, LIFE_HOURS],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the reset link was not stored');
    return { token, expiresAt: row.expires_at.toISOString() };
  }

  use(token: string, passwordHash: string): Promise<UserId | null> {
    return withTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ user_id: UserId }>(
        'DELETE FROM reset_links WHERE token_hash = $1 AND expires_at > now() RETURNING user_id',
        [hashToken(token)],
      );
      const user = rows[0]?.user_id ?? null;
      if (user === null) return null;
      await client.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user, passwordHash]);
      await client.query('UPDATE sessions SET ended_at = clock_timestamp() WHERE user_id = $1 AND ended_at IS NULL', [user]);
      return user;
    });
  }

  async exists(token: string): Promise<boolean> {
    const { rows } = await this.pool.query('SELECT 1 FROM reset_links WHERE token_hash = $1 AND expires_at > now()', [hashToken(token)]);
    return rows.length === 1;
  }
}
