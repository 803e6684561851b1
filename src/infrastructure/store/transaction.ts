/**
 * One transaction on one connection: commits what succeeds, rolls back what throws, and gives a broken
 * connection away.
 */
import type { Pool, PoolClient } from 'pg';
import { inOneWrite, SentAhead } from './together';

export const withTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | null = null;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  const ahead = new SentAhead(client);
  try {
    // Nobody waits for its answer: the first statement follows it, and fails with it when the connection is
    // broken.
    inOneWrite(client);
    const begun = client.query('BEGIN');
    begun.catch(() => undefined);
    const result = await work(client);
    await begun;
    await ahead.end(() => client.query('COMMIT'));
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((second: Error) => {
      broken = second;
    });
    throw await ahead.causeOf(error);
  } finally {
    client.off('error', onError);
    // A connection whose state nobody knows is not used again.
    client.release(broken ?? undefined);
  }
};
