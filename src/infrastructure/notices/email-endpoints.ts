/**
 * Whether notices go to somebody's address by mail: a row in `notice_endpoints`, for a confirmed address only.
 * It comes with the first confirmation, goes when they say so, and moves with the address.
 */
import type { ClientBase } from 'pg';
import type { UserId } from '../../kernel';

const LANE = 'smtp';

const ADD = `INSERT INTO notice_endpoints (user_id, way, address, lane)
  SELECT id, 'email', email, '${LANE}' FROM users WHERE id = $1 AND email_confirmed_at IS NOT NULL
  ON CONFLICT (user_id, way, address) DO NOTHING`;
const REMOVE = `DELETE FROM notice_endpoints WHERE user_id = $1 AND way = 'email'`;
const MOVE = `UPDATE notice_endpoints e SET address = u.email
  FROM users u WHERE u.id = $1 AND e.user_id = u.id AND e.way = 'email'`;

/** In the transaction that confirmed the address. `first`: there was no confirmed one before. */
export const emailConfirmed = async (client: ClientBase, user: UserId, first: boolean): Promise<void> => {
  await client.query(first ? ADD : MOVE, [user]);
};

/** Without a confirmed address nothing is wanted of it. */
export const wantEmail = async (client: ClientBase, user: UserId, wanted: boolean): Promise<void> => {
  await client.query(wanted ? ADD : REMOVE, [user]);
};
