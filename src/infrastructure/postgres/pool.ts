/** The one pool of connections that raw SQL and Prisma share. */
import pg from 'pg';
import { watchedClient, type StatementWatch } from './watched-client';

export interface PoolOptions {
  readonly url: string;
  /** Most connections at once. */
  readonly size: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
  /** Longest wait for somebody else's lock. Default: 10 s, then the client is told to try again. */
  readonly lockTimeoutMs?: number;
  /**
   * Longest pause within a transaction. Default: 60 s, then it is undone: a process that hangs holds nobody
   * up for longer.
   */
  readonly idleTransactionMs?: number;
  /** Told how statements end. */
  readonly watch?: StatementWatch;
}

export function createPool({
  url,
  size,
  onIdleError,
  lockTimeoutMs = 10_000,
  idleTransactionMs = 60_000,
  watch,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A statement goes out when it is asked for, and not when the one before is answered (see `together`).
    pipeline: true,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    application_name: 'campaign-host',
    ...(watch === undefined ? {} : { Client: watchedClient(watch) }),
  });
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}
