/** A new password: other sessions end with the old one, and so do the links that were made because it was lost. */
import type { ClientBase } from 'pg';
import type { UserId } from '../../kernel';
import { endSessionsOf } from './end-sessions';

/** Within a transaction. The user's row comes first, so that two new passwords of one user never wait for each other. */
export const setPassword = async (client: ClientBase, user: UserId, passwordHash: string, except: string | null): Promise<void> => {
  await client.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user, passwordHash]);
  await client.query('UPDATE reset_links SET closed_at = clock_timestamp() WHERE user_id = $1 AND closed_at IS NULL', [user]);
  await endSessionsOf(client, user, except);
};
