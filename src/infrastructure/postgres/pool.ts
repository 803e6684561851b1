/** The one pool of connections that raw SQL and Prisma share. */
import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  /** Most connections at once. */
  readonly size: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

export function createPool({ url, size, onIdleError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'campaign-host',
  });
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}
