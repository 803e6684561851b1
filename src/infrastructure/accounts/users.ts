/** Users, in SQL (ADR 17). */
import type { Pool, PoolClient } from 'pg';
import type { User, UserWithSecret } from '../../application/accounts/model';
import type { NewUser, Users } from '../../application/accounts/ports';
import { isUuid, type UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { setPassword } from './set-password';

/** By which somebody may register: each makes one account. */
const INVITATION = `SELECT 1 FROM campaign_invitations i JOIN campaigns c ON c.id = i.campaign_id
  WHERE i.code_hash = $1 AND i.used_by IS NULL AND i.registered_by IS NULL AND i.expires_at > now() AND c.status <> 'finished'`;

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

const COLUMNS =
  'id, email, email_confirmed_at IS NOT NULL AS "emailConfirmed", display_name AS "displayName", password_hash AS "passwordHash", created_at AS "createdAt"';

/** Answers nothing when the address is taken. */
const INSERT = `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, $2, $3, $4) ON CONFLICT (email) DO NOTHING
  RETURNING ${COLUMNS}`;
const BY_EMAIL = `SELECT ${COLUMNS} FROM users WHERE email = $1`;
const BY_ID = `SELECT ${COLUMNS} FROM users WHERE id = $1`;
const RENAME = `UPDATE users SET display_name = $2 WHERE id = $1 RETURNING ${COLUMNS}`;

const toUser = (row: UserRow): User => ({
  id: row.id as UserId,
  email: row.email,
  emailConfirmed: row.emailConfirmed,
  displayName: row.displayName,
  createdAt: row.createdAt.toISOString(),
});

const withSecret = (row: UserRow): UserWithSecret => ({ user: toUser(row), passwordHash: row.passwordHash });

/** The one row that a statement answers with, if any. */
const userBy = async (
  client: Pool | PoolClient,
  sql: string,
  values: readonly string[],
): Promise<UserRow | null> => (await client.query<UserRow>(sql, [...values])).rows[0] ?? null;

const insert = (
  client: Pool | PoolClient,
  { email, displayName, passwordHash }: NewUser,
): Promise<UserRow | null> => userBy(client, INSERT, [uuidV7(), email, displayName, passwordHash]);

export class PgUsers implements Users {
  constructor(private readonly pool: Pool) {}

  async create(user: NewUser): Promise<User | 'email-taken'> {
    const row = await insert(this.pool, user);
    return row === null ? 'email-taken' : toUser(row);
  }

  createInvited(user: NewUser, codeHash: string): Promise<User | 'email-taken' | 'not-invited'> {
    return withTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(`${INVITATION} FOR UPDATE OF i`, [codeHash]);
      if (rowCount === 0) return 'not-invited';
      const row = await insert(client, user);
      if (row === null) return 'email-taken';
      await client.query('UPDATE campaign_invitations SET registered_by = $2 WHERE code_hash = $1', [
        codeHash,
        row.id,
      ]);
      return toUser(row);
    });
  }

  async isInvited(codeHash: string): Promise<boolean> {
    return (await this.pool.query(INVITATION, [codeHash])).rowCount === 1;
  }

  async byEmail(email: string): Promise<UserWithSecret | null> {
    const row = await userBy(this.pool, BY_EMAIL, [email]);
    return row === null ? null : withSecret(row);
  }

  async byId(id: UserId): Promise<UserWithSecret | null> {
    const row = isUuid(id) ? await userBy(this.pool, BY_ID, [id]) : null;
    return row === null ? null : withSecret(row);
  }

  async rename(id: UserId, displayName: string): Promise<User | null> {
    const row = await userBy(this.pool, RENAME, [id, displayName]);
    return row === null ? null : toUser(row);
  }

  setPassword(id: UserId, passwordHash: string, except: string | null): Promise<void> {
    return withTransaction(this.pool, (client) => setPassword(client, id, passwordHash, except));
  }
}
