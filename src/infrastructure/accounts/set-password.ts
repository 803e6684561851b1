/**
 * A new password: other sessions end with the old one, and so do the links that were made because it was
 * lost, or for another address.
 */
import type { ClientBase } from 'pg';
import type { UserId } from '../../kernel';
import { endSessionsOf } from './end-sessions';

const ELSEWHERE = 'user_id = $1 AND email <> (SELECT email FROM users WHERE id = $1)';
const MOVES = `DELETE FROM email_confirmations WHERE ${ELSEWHERE}`;
const MOVING = `DELETE FROM account_mails WHERE kind = 'confirm' AND ${ELSEWHERE}`;

/**
 * Within a transaction. The user's row comes first, so that two new passwords of one user never wait for each
 * other.
 */
export const setPassword = async (
  client: ClientBase,
  user: UserId,
  passwordHash: string,
  except: string | null,
): Promise<void> => {
  await client.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user, passwordHash]);
  await client.query(
    'UPDATE reset_links SET closed_at = clock_timestamp() WHERE user_id = $1 AND closed_at IS NULL',
    [user],
  );
  // Whoever knew the old password may have been about to move the account to an address of their own.
  await client.query(MOVES, [user]);
  await client.query(MOVING, [user]);
  await endSessionsOf(client, user, except);
};
