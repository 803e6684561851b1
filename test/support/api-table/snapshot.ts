/** Pictures of the whole database, to show that what was refused changed nothing. */
import type pg from 'pg';

/**
 * What mere asking writes, how often somebody tried or commanded, and the server's key for pushes, which is
 * made when it is first asked for; what is gone as soon as other processes are notified of it; and how far senders
 * have come, in the background, with notices that wait.
 */
const ASIDE: ReadonlySet<string> = new Set([
  'attempt_counters',
  'campaign_command_allowances',
  'outbox',
  'notice_deliveries',
  'notice_endpoints',
  'push_keys',
]);

/** A hash for every table, by its name. */
export const pictureOf = async (pool: pg.Pool): Promise<Readonly<Record<string, string>>> => {
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !ASIDE.has(name));
  const parts = names.map(
    (name) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash FROM "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; hash: string }>(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
};
