/** Prisma on the shared pool, for accounts and the catalogue; hot paths write SQL (ADR 2). */
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client';

/** The pool stays its owner's: disconnecting the client does not end it. */
export function createPrisma(pool: pg.Pool): PrismaClient {
  // Minimal: the long form of its errors quotes the values of the query, which would reach the log.
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false }), errorFormat: 'minimal' });
}
