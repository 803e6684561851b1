/** Removes what has ended: tokens, sessions, links, counters and kept answers; and replaces a signing key that is too old. */
import type { Pool } from 'pg';
import type { SigningKeys } from './signing-keys';

const HOUR_MS = 3_600_000;

const PURGE = [
  'DELETE FROM refresh_tokens WHERE expires_at < now()',
  // Its last access token has long ended.
  `DELETE FROM sessions s WHERE ended_at < now() - interval '1 day'
     OR created_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.session_id = s.id)`,
  'DELETE FROM reset_links WHERE expires_at < now()',
  'DELETE FROM attempt_counters WHERE window_ends_at < now()',
  `DELETE FROM kept_answers WHERE created_at < now() - interval '24 hours'`,
];

export const purge = async (pool: Pool): Promise<void> => {
  for (const statement of PURGE) await pool.query(statement);
};

/** Now and every hour, until the returned function is called. */
export function startHousekeeping(pool: Pool, keys: SigningKeys, onError: (error: unknown) => void): () => void {
  const run = (): void => void keys.refresh().then(() => purge(pool)).catch(onError);
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
