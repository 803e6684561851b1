/**
 * Ending sessions, and telling every process: a session's id only, since anybody on the database server may
 * listen. Browsers that were allowed to push in them get nothing more.
 */
import type { ClientBase, QueryResult } from 'pg';
import type { UserId } from '../../kernel';
import { noteUse } from '../outbox/outbox';

export const SESSION_CHANNEL = 'session_ended';

/** Told once the transaction is committed, and not at all when it is not. */
const ending = (which: string): string =>
  `WITH ended AS (UPDATE sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND ${which} RETURNING id)
   INSERT INTO outbox (channel, payload) SELECT '${SESSION_CHANNEL}', id::text FROM ended`;

const END_ONE = ending('id = $1');
const END_OWN = ending('id = $1 AND user_id = $2');
const END_ALL = ending('user_id = $1 AND id IS DISTINCT FROM $2');

// Statements of their own: they see a browser that came while the session's row was waited for.
const PUSHES_OF_ONE = `DELETE FROM notice_endpoints e USING sessions s WHERE e.session_id = $1 AND s.id = $1 AND s.ended_at IS NOT NULL`;
/** Also those of sessions that have run out by themselves. */
const PUSHES_OF_ALL = `DELETE FROM notice_endpoints WHERE user_id = $1 AND way = 'push' AND session_id IS DISTINCT FROM $2`;

const end = (client: ClientBase, text: string, values: readonly unknown[]): Promise<QueryResult> => {
  noteUse(client);
  return client.query(text, [...values]);
};

export const endSession = async (client: ClientBase, session: string): Promise<void> => {
  await end(client, END_ONE, [session]);
  await client.query(PUSHES_OF_ONE, [session]);
};

/** False: it is no open session of this user's. */
export const endOwnSession = async (client: ClientBase, user: UserId, session: string): Promise<boolean> => {
  if ((await end(client, END_OWN, [session, user])).rowCount !== 1) return false;
  await client.query(PUSHES_OF_ONE, [session]);
  return true;
};

/** Every session of a user but `except` (null: every one). */
export const endSessionsOf = async (
  client: ClientBase,
  user: UserId,
  except: string | null,
): Promise<void> => {
  await end(client, END_ALL, [user, except]);
  await client.query(PUSHES_OF_ALL, [user, except]);
};
