/**
 * Puts a database's rows back to what they were, quicker than a new copy of the database: for tests that
 * repeat one step hundreds of times.
 */
import type pg from 'pg';
import { tablesInOrder, writableColumns } from '../../../src/infrastructure/backup/schema';

const inTurn = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> => {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
};

/** Keeps all rows as they are now and answers the function that brings them back. */
export const keepRows = async (pool: pg.Pool): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  try {
    const tables = await tablesInOrder(client);
    await client.query(
      [
        'CREATE SCHEMA kept',
        ...tables.map((table) => `CREATE TABLE kept.${table} AS TABLE public.${table}`),
      ].join('; '),
    );
    // What the database works out itself cannot be put back.
    const columns = await inTurn(tables, async (table) =>
      (await writableColumns(client, table)).map((name) => `"${name}"`).join(', '),
    );
    const bringBack = [
      'BEGIN',
      // No checks of references meanwhile: all rows come back as they were.
      `SET LOCAL session_replication_role = replica`,
      ...tables.map(
        (table, index) =>
          `DELETE FROM public.${table}; INSERT INTO public.${table} (${columns[index]}) OVERRIDING SYSTEM VALUE SELECT ${columns[index]} FROM kept.${table}`,
      ),
      'COMMIT',
    ].join('; ');
    return async () => {
      await pool.query(bringBack);
    };
  } finally {
    client.release();
  }
};
