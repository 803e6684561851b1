/** The demo's ports: one process at a time by an advisory lock, accounts in SQL, files in DATA_DIR. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { DemoPorts } from '../../application/demo/ports';
import type { UserId } from '../../kernel';
import type { DemoFiles } from './demo-files';

const DEMO_LOCK = 72_707_371;
/** 18 characters. */
const PASSWORD_BYTES = 13;

export const createDemoPorts = (pool: pg.Pool, files: DemoFiles): DemoPorts => ({
  exclusively: async (work) => {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
      return await work();
    } finally {
      // Ends the connection, and the lock with it, whatever state it is in.
      client.release(true);
    }
  },
  hasUsers: async () => ((await pool.query('SELECT 1 FROM users LIMIT 1')).rowCount ?? 0) > 0,
  userOf: async (email) =>
    (await pool.query<{ id: UserId }>('SELECT id FROM users WHERE email = $1', [email])).rows[0]?.id ?? null,
  begun: () => files.begun(),
  begin: (logins) => files.begin(logins),
  finish: (demo) => files.finish(demo),
  password: () => randomBytes(PASSWORD_BYTES).toString('base64url'),
});
