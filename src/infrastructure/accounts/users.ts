/** Users, through Prisma; a new password in SQL, with what it ends. */
import type { Pool } from 'pg';
import type { User, UserWithSecret } from '../../application/accounts/model';
import type { Users } from '../../application/accounts/ports';
import { Prisma, type PrismaClient, type User as UserRow } from '../../generated/prisma/client';
import { isUuid, type UserId } from '../../kernel/ids';
import { uuidV7 } from '../ids/uuid-v7';
import { withTransaction } from '../store/transaction';
import { setPassword } from './set-password';

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

  async create(user: { readonly email: string; readonly displayName: string; readonly passwordHash: string }): Promise<User | null> {
    const row = await nullOn('P2002', this.prisma.user.create({ data: { id: uuidV7(), ...user } }));
    return row === null ? null : toUser(row);
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
