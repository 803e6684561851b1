/** Ending sessions, and telling every process (NOTIFY): a session's id only, since anybody on the database server may listen. */
import type { ClientBase, Pool } from 'pg';
import type { UserId } from '../../kernel';

export const SESSION_CHANNEL = 'session_ended';

/** Told when the transaction commits, and not at all when it does not. */
const ending = (which: string): string =>
  `WITH ended AS (UPDATE sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND ${which} RETURNING id)
   SELECT pg_notify('${SESSION_CHANNEL}', id::text) FROM ended`;

const END_ONE = ending('id = $1');
const END_OWN = ending('id = $1 AND user_id = $2');
const END_ALL = ending('user_id = $1 AND id IS DISTINCT FROM $2');

type Client = Pool | ClientBase;

export const endSession = async (client: Client, session: string): Promise<void> => {
  await client.query(END_ONE, [session]);
};

/** False: it is no open session of this user's. */
export const endOwnSession = async (client: Client, user: UserId, session: string): Promise<boolean> =>
  (await client.query(END_OWN, [session, user])).rowCount === 1;

/** Every session of a user but `except` (null: every one). */
export const endSessionsOf = async (client: Client, user: UserId, except: string | null): Promise<void> => {
  await client.query(END_ALL, [user, except]);
};
