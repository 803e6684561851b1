/** Statements that go out one behind the other: what failed first is told, and nothing of them stays. */
import type pg from 'pg';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { queryAhead, together } from '../../../src/infrastructure/store/together';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 2 });
  await pool.query('CREATE TABLE kept (id int PRIMARY KEY)');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const put = (client: pg.PoolClient, id: number): Promise<unknown> =>
  client.query({ name: 'put-kept', text: 'INSERT INTO kept (id) VALUES ($1)', values: [id] });
const kept = async (): Promise<readonly number[]> =>
  (await pool.query<{ id: number }>('SELECT id FROM kept ORDER BY id')).rows.map(({ id }) => id);

it('are done in their order', async () => {
  await withTransaction(pool, (client) =>
    together([
      () => put(client, 1),
      () => client.query('UPDATE kept SET id = 2 WHERE id = 1'),
      () => put(client, 1),
    ]),
  );
  expect(await kept()).toEqual([1, 2]);
});

it('tell what failed first, not what failed because of it, and leave nothing', async () => {
  const later = async (client: pg.PoolClient): Promise<void> => {
    await put(client, 8);
    await put(client, 9);
  };
  const failing = withTransaction(pool, (client) =>
    together([() => later(client), () => put(client, 3), () => put(client, 1), () => put(client, 4)]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual([1, 2]);
});

it('that fail before anything is sent leave nothing either', async () => {
  const failing = withTransaction(pool, (client) =>
    together([
      () => put(client, 7),
      () => {
        throw new Error('nothing to send');
      },
    ]),
  );
  await expect(failing).rejects.toThrow('nothing to send');
  expect(await kept()).toEqual([1, 2]);
});

it('leave a connection that works, whether a statement had been prepared or not', async () => {
  const single = createPool({ url: database.url, size: 1 });
  try {
    const named = (client: pg.PoolClient) =>
      client.query({ name: 'never-before', text: 'SELECT count(*)::int AS count FROM kept', values: [] });
    await expect(
      withTransaction(single, (client) =>
        together([() => client.query('SELECT 1 / 0'), () => named(client)]),
      ),
    ).rejects.toMatchObject({
      code: '22012',
    });
    const { rows } = await withTransaction(single, named);
    expect(rows).toEqual([{ count: 2 }]);
  } finally {
    await single.end();
  }
});

it('of a transaction whose connection breaks fail, all of them, and nothing stays', async () => {
  const breaking = withTransaction(pool, (client) =>
    together([
      () => put(client, 5),
      () => client.query('SELECT pg_terminate_backend(pg_backend_pid())'),
      () => put(client, 6),
    ]),
  );
  await expect(breaking).rejects.toThrow();
  expect(await kept()).toEqual([1, 2]);
});

const putAhead = (client: pg.PoolClient, id: number): void =>
  queryAhead(client, { name: 'put-kept', text: 'INSERT INTO kept (id) VALUES ($1)', values: [id] });

describe('sent ahead', () => {
  it('are there once the transaction is', async () => {
    await withTransaction(pool, async (client) => {
      putAhead(client, 20);
      const { rows } = await client.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM kept WHERE id = 20',
      );
      expect(rows).toEqual([{ count: 1 }]);
      putAhead(client, 21);
    });
    expect(await kept()).toEqual([1, 2, 20, 21]);
    await pool.query('DELETE FROM kept WHERE id > 2');
  });

  it('fail the transaction when one of them fails, be it the last that is sent, and leave nothing', async () => {
    const failing = withTransaction(pool, async (client) => {
      await put(client, 30);
      putAhead(client, 1);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual([1, 2]);
  });

  it('are what is told, and not what failed because of them or ended the transaction after them', async () => {
    const read = withTransaction(pool, async (client) => {
      putAhead(client, 1);
      await client.query('SELECT 1');
    });
    await expect(read).rejects.toMatchObject({ code: '23505' });
    const refused = withTransaction(pool, async (client) => {
      putAhead(client, 1);
      await Promise.resolve();
      throw new Error('refused');
    });
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    const own = withTransaction(pool, async (client) => {
      putAhead(client, 40);
      await Promise.resolve();
      throw new Error('refused');
    });
    await expect(own).rejects.toThrow('refused');
    expect(await kept()).toEqual([1, 2]);
  });

  it('fail with a connection that breaks', async () => {
    const breaking = withTransaction(pool, async (client) => {
      putAhead(client, 50);
      queryAhead(client, { text: 'SELECT pg_terminate_backend(pg_backend_pid())' });
      putAhead(client, 51);
      await Promise.resolve();
    });
    await expect(breaking).rejects.toThrow();
    expect(await kept()).toEqual([1, 2]);
  });

  it('are sent in transactions only', async () => {
    const client = await pool.connect();
    try {
      expect(() => putAhead(client, 60)).toThrow('in transactions only');
    } finally {
      client.release();
    }
    expect(await kept()).toEqual([1, 2]);
  });
});
