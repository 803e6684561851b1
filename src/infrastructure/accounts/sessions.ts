/**
 * Sessions as families of refresh tokens; whatever happens to a family happens under the lock of its
 * session's row.
 */
import type { Pool, PoolClient } from 'pg';
import type { OpenSession } from '../../application/accounts/model';
import type { RefreshGrant, Sessions } from '../../application/accounts/sessions/session-ports';
import type { LiveSessions } from '../../application/accounts/mails/verification';
import { decideRefresh, type PresentedToken } from '../../application/accounts/sessions/refresh-policy';
import { isUuid, type UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { endOwnSession, endSession } from './end-sessions';
import { SEEN } from './presence';
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

/** One dies, and what took its place is told of it and of those that died before it. */
const REPLACED = `
  UPDATE refresh_tokens SET dead = true, used_at = coalesce(used_at, clock_timestamp()), successor_hash = $3
  WHERE session_id = $1 AND (token_hash = $2 OR dead AND successor_hash = $2)`;

/** Of `sessions s`: not ended, and with a token by which it can still go on. */
const OPEN =
  's.ended_at IS NULL AND EXISTS (SELECT FROM refresh_tokens t WHERE t.session_id = s.id AND t.expires_at > now())';

/** The newest first, as their ids are: they begin with the time. */
const LIST = `
  SELECT s.id, s.device, s.created_at AS "openedAt",
         (SELECT greatest(s.created_at, max(t.used_at)) FROM refresh_tokens t WHERE t.session_id = s.id) AS "lastUsedAt"
  FROM sessions s WHERE s.user_id = $1 AND ${OPEN} AND ($2::uuid IS NULL OR s.id < $2) ORDER BY s.id DESC LIMIT $3`;

export class PgSessions implements Sessions, LiveSessions {
  constructor(private readonly pool: Pool) {}

  open(user: UserId, device: string | null): Promise<RefreshGrant> {
    return withTransaction(this.pool, async (client) => {
      const session = uuidV7();
      await client.query(SEEN, [user]);
      await client.query('INSERT INTO sessions (id, user_id, device) VALUES ($1, $2, $3)', [
        session,
        user,
        device,
      ]);
      return { user, session, refreshToken: await addToken(client, session) };
    });
  }

  refresh(refreshToken: string): Promise<RefreshGrant | 'late' | null> {
    const hash = hashToken(refreshToken);
    return withTransaction(this.pool, async (client) => {
      const session = await lockSession(client, hash);
      if (session === null) return null;
      const { rows } = await client.query<PresentedToken & { readonly successor: Buffer | null }>(
        READ_TOKEN,
        [hash],
      );
      const [token] = rows;
      if (token === undefined) return null;
      const decision = decideRefresh(token);
      if (decision === 'end-family') await endSession(client, session.id);
      if (decision === 'late') return decision;
      if (decision === 'end-family' || decision === 'refuse') return null;
      const next = await addToken(client, session.id);
      if (decision === 'replace')
        await client.query(REPLACED, [session.id, token.successor, hashToken(next)]);
      // The grace counts from the first use: repeating it again and again does not prolong it.
      await client.query(
        'UPDATE refresh_tokens SET used_at = coalesce(used_at, clock_timestamp()), successor_hash = $2 WHERE token_hash = $1',
        [hash, hashToken(next)],
      );
      await client.query(SEEN, [session.user]);
      return { user: session.user, session: session.id, refreshToken: next };
    });
  }

  end(session: string): Promise<void> {
    return withTransaction(this.pool, (client) => endSession(client, session));
  }

  async endByToken(refreshToken: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ session: string }>(
      'SELECT session_id AS session FROM refresh_tokens WHERE token_hash = $1',
      [hashToken(refreshToken)],
    );
    if (rows[0] !== undefined) await this.end(rows[0].session);
    return rows.length === 1;
  }

  async endOwn(user: UserId, session: string): Promise<boolean> {
    return (
      isUuid(session) && (await withTransaction(this.pool, (client) => endOwnSession(client, user, session)))
    );
  }

  async isOwn(user: UserId, session: string): Promise<boolean> {
    if (!isUuid(session)) return false;
    const { rows } = await this.pool.query(
      `SELECT 1 FROM sessions s WHERE user_id = $1 AND ${OPEN} AND id = $2`,
      [user, session],
    );
    return rows.length === 1;
  }

  async list(user: UserId, after: string | null, limit: number): Promise<readonly OpenSession[]> {
    if (after !== null && !isUuid(after)) return [];
    const { rows } = await this.pool.query<
      OpenSession & { readonly openedAt: Date; readonly lastUsedAt: Date }
    >(LIST, [user, after, limit]);
    return rows.map((row) => ({
      ...row,
      openedAt: row.openedAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
    }));
  }

  async isLive(session: string): Promise<boolean> {
    const { rows } = await this.pool.query({
      name: 'session-is-live',
      text: 'SELECT 1 FROM sessions WHERE id = $1 AND ended_at IS NULL',
      values: [session],
    });
    return rows.length === 1;
  }

  async liveAmong(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'sessions-alive',
      text: 'SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND ended_at IS NULL',
      values: [sessions],
    });
    return new Set(rows.map(({ id }) => id));
  }
}

async function lockSession(
  client: PoolClient,
  hash: Buffer,
): Promise<{ readonly id: string; readonly user: UserId } | null> {
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
