/** Users: read through Prisma; what takes more than one table, in SQL. */
import type { Pool } from 'pg';
import type { User, UserWithSecret } from '../../application/accounts/model';
import type { NewUser, Users } from '../../application/accounts/ports';
import { Prisma, type PrismaClient, type User as UserRow } from '../../generated/prisma/client';
import { isUuid, type UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { setPassword } from './set-password';

/** By which somebody may register: each makes one account. */
const INVITATION = `SELECT 1 FROM campaign_invitations i JOIN campaigns c ON c.id = i.campaign_id
  WHERE i.code_hash = $1 AND i.used_by IS NULL AND i.registered_by IS NULL AND i.expires_at > now() AND c.status <> 'finished'`;

const INSERT = `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, $2, $3, $4) ON CONFLICT (email) DO NOTHING
  RETURNING id, email, display_name AS "displayName", password_hash AS "passwordHash", created_at AS "createdAt"`;

const toUser = (row: UserRow): User => ({
  id: row.id as UserId,
  email: row.email,
  displayName: row.displayName,
  createdAt: row.createdAt.toISOString(),
});

const withSecret = (row: UserRow | null): UserWithSecret | null => (row === null ? null : { user: toUser(row), passwordHash: row.passwordHash });

/** Answers null where the row breaks a unique constraint, or is not there. */
async function nullOn<T>(code: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === code) return null;
    throw error;
  }
}

export class PrismaUsers implements Users {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly pool: Pool,
  ) {}

  async create(user: NewUser): Promise<User | 'email-taken'> {
    const row = await nullOn('P2002', this.prisma.user.create({ data: { id: uuidV7(), ...user } }));
    return row === null ? 'email-taken' : toUser(row);
  }

  createInvited({ email, displayName, passwordHash }: NewUser, codeHash: string): Promise<User | 'email-taken' | 'not-invited'> {
    return withTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(`${INVITATION} FOR UPDATE OF i`, [codeHash]);
      if (rowCount === 0) return 'not-invited';
      const { rows } = await client.query<UserRow>(INSERT, [uuidV7(), email, displayName, passwordHash]);
      const [row] = rows;
      if (row === undefined) return 'email-taken';
      await client.query('UPDATE campaign_invitations SET registered_by = $2 WHERE code_hash = $1', [codeHash, row.id]);
      return toUser(row);
    });
  }

  async isInvited(codeHash: string): Promise<boolean> {
    return (await this.pool.query(INVITATION, [codeHash])).rowCount === 1;
  }

  async byEmail(email: string): Promise<UserWithSecret | null> {
    return withSecret(await this.prisma.user.findUnique({ where: { email } }));
  }

  async byId(id: UserId): Promise<UserWithSecret | null> {
    return isUuid(id) ? withSecret(await this.prisma.user.findUnique({ where: { id } })) : null;
  }

  async rename(id: UserId, displayName: string): Promise<User | null> {
    const row = await nullOn('P2025', this.prisma.user.update({ where: { id }, data: { displayName } }));
    return row === null ? null : toUser(row);
  }

  setPassword(id: UserId, passwordHash: string, except: string | null): Promise<void> {
    return withTransaction(this.pool, (client) => setPassword(client, id, passwordHash, except));
  }
}
