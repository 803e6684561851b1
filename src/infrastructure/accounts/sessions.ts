/** Sessions as families of refresh tokens; whatever happens to a family happens under the lock of its session's row. */
import type { Pool, PoolClient } from 'pg';
import type { LiveSessions } from '../../application/accounts/verification';
import type { RefreshGrant, Sessions } from '../../application/accounts/ports';
import { decideRefresh, type PresentedToken } from '../../application/accounts/refresh-policy';
import type { UserId } from '../../kernel/ids';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { hashToken, newToken } from './secret-token';

/** A refresh token that nobody uses for so long is dead. */
const REFRESH_DAYS = 30;

const READ_TOKEN = `
  SELECT s.ended_at IS NOT NULL AS "sessionEnded", t.expires_at <= clock_timestamp() AS expired, t.dead,
         extract(epoch FROM clock_timestamp() - t.used_at)::float8 AS "usedSecondsAgo",
         coalesce(n.used_at IS NULL AND NOT n.dead, false) AS "successorUnused",
         t.successor_hash AS successor
  FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id LEFT JOIN refresh_tokens n ON n.token_hash = t.successor_hash
  WHERE t.token_hash = $1`;

export class PgSessions implements Sessions, LiveSessions {
  constructor(private readonly pool: Pool) {}

  open(user: UserId): Promise<RefreshGrant> {
    return withTransaction(this.pool, async (client) => {
      const session = uuidV7();
      await client.query('INSERT INTO sessions (id, user_id) VALUES ($1, $2)', [session, user]);
      return { user, session, refreshToken: await addToken(client, session) };
    });
  }

  refresh(refreshToken: string): Promise<RefreshGrant | null> {
    const hash = hashToken(refreshToken);
    return withTransaction(this.pool, async (client) => {
      const session = await lockSession(client, hash);
      if (session === null) return null;
      const { rows } = await client.query<PresentedToken & { readonly successor: Buffer | null }>(READ_TOKEN, [hash]);
      const [token] = rows;
      if (token === undefined) return null;
      const decision = decideRefresh(token);
      if (decision === 'end-family') await endSession(client, session.id);
      if (decision === 'end-family' || decision === 'refuse') return null;
      if (decision === 'replace') await client.query('UPDATE refresh_tokens SET dead = true WHERE token_hash = $1', [token.successor]);
      const next = await addToken(client, session.id);
      // The grace counts from the first use: repeating it again and again does not prolong it.
      await client.query('UPDATE refresh_tokens SET used_at = coalesce(used_at, clock_timestamp()), successor_hash = $2 WHERE token_hash = $1', [
        hash,
        hashToken(next),
      ]);
      return { user: session.user, session: session.id, refreshToken: next };
    });
  }

  async end(session: string): Promise<void> {
    await endSession(this.pool, session);
  }

  async endByToken(refreshToken: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE sessions SET ended_at = coalesce(ended_at, clock_timestamp())
       WHERE id = (SELECT session_id FROM refresh_tokens WHERE token_hash = $1)`,
      [hashToken(refreshToken)],
    );
    return rowCount === 1;
  }

  async isLive(session: string): Promise<boolean> {
    const { rows } = await this.pool.query({
      name: 'session-is-live',
      text: 'SELECT 1 FROM sessions WHERE id = $1 AND ended_at IS NULL',
      values: [session],
    });
    return rows.length === 1;
  }
}

async function lockSession(client: PoolClient, hash: Buffer): Promise<{ readonly id: string; readonly user: UserId } | null> {
  const { rows } = await client.query<{ id: string; user: UserId }>(
    `SELECT s.id, s.user_id AS "user" FROM sessions s JOIN refresh_tokens t ON t.session_id = s.id
     WHERE t.token_hash = $1 FOR UPDATE OF s`,
    [hash],
  );
  return rows[0] ?? null;
}

async function addToken(client: PoolClient, session: string): Promise<string> {
  const token = newToken();
  await client.query(
    `INSERT INTO refresh_tokens (token_hash, session_id, expires_at) VALUES ($1, $2, clock_timestamp() + make_interval(days => $3))`,
    [hashToken(token), session, REFRESH_DAYS],
  );
  return token;
}

const endSession = (client: Pool | PoolClient, session: string): Promise<unknown> =>
  client.query('UPDATE sessions SET ended_at = clock_timestamp() WHERE id = $1 AND ended_at IS NULL', [session]);
