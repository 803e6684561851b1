/** What the operator sees of deliveries, by way, and sends again. */
import type pg from 'pg';
import { PgDeliveryBook } from '../../../src/infrastructure/notices/pg-deliveries';
import { failingServers, sendAgain, wayFigures } from '../../../src/infrastructure/notices/deliveries-desk';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
const USER = '01a218f0-f2c1-7aaf-a128-9d260b101691';

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 4 });
  await pool.query(
    `INSERT INTO users (id, email, display_name, password_hash) VALUES ($1, 'a@example.org', 'Anna', 'x')`,
    [USER],
  );
  for (const [way, lane] of [
    ['email', 'smtp'],
    ['push', 'push.example.org'],
  ])
    await pool.query('INSERT INTO notice_endpoints (user_id, way, lane, address) VALUES ($1, $2, $3, $3)', [
      USER,
      way,
      lane,
    ]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A notice with a delivery by one way. */
const deliver = async (way: string, cause: string): Promise<void> => {
  await pool.query(
    `WITH n AS (INSERT INTO notices (id, user_id, kind, cause, data) VALUES (gen_random_uuid(), $1, 'nudged', $3, '{}') RETURNING id)
     INSERT INTO notice_deliveries (notice, endpoint, way, lane) SELECT n.id, e.id, e.way, e.lane FROM n, notice_endpoints e WHERE e.way = $2`,
    [USER, way, cause],
  );
};
const settleOne = async (way: string, end: 'again' | 'never'): Promise<void> => {
  const book = new PgDeliveryBook(pool);
  const [taken] = await book.take(way, { atOnce: 1, perLane: 1 }, new Map());
  if (taken === undefined) throw new Error('nothing was taken');
  await book.settle(taken, { end, error: 'refused' });
};

it('tells what waits, what fails and what was given up, by way and server, and names nobody', async () => {
  expect(await wayFigures(pool)).toEqual([]);
  expect(await failingServers(pool)).toEqual([]);
  await deliver('push', 'one');
  await settleOne('push', 'never');
  await deliver('push', 'two');
  await settleOne('push', 'again');
  await deliver('email', 'three');
  expect(await wayFigures(pool)).toEqual([
    { way: 'email', waiting: 1, failing: 0, givenUp: 0, oldest: expect.any(Number) },
    { way: 'push', waiting: 1, failing: 1, givenUp: 1, oldest: 0 },
  ]);
  const failing = await failingServers(pool);
  expect(failing).toEqual([
    {
      ...{ way: 'push', server: 'push.example.org', count: 2, attempts: 1, error: 'refused' },
      nextIn: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(failing)).not.toMatch(/Anna|a@example/);
});

it('sends again what was given up and what waits for long; not what may be under way', async () => {
  // Tried again within a minute: somebody may be at it.
  expect(await sendAgain(pool, 'push')).toBe(1);
  await pool.query(
    `UPDATE notice_deliveries SET due_at = clock_timestamp() + interval '30 minutes' WHERE way = 'push' AND error IS NOT NULL`,
  );
  expect(await sendAgain(pool, 'push')).toBe(2);
  expect(await wayFigures(pool)).toMatchObject([{ way: 'email' }, { way: 'push', waiting: 2, givenUp: 0 }]);
  const taken = await new PgDeliveryBook(pool).take('push', { atOnce: 8, perLane: 8 }, new Map());
  expect(taken).toHaveLength(2);
  for (const way of ['events', 'engines', 'pigeons']) expect(await sendAgain(pool, way)).toBe(0);
});
