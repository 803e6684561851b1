/**
 * Thousands of notices wait at once, where a moment ago none did: the database's plans are made for a handful.
 * What one look reads must not grow with all that waits, for each row that it takes.
 */
import pg from 'pg';
import { seedAccounts } from '../../../src/cli/seed/accounts';
import { PgDeliveryBook } from '../../../src/infrastructure/notices/pg-deliveries';
import { putNotices } from '../../../src/infrastructure/notices/put-notices';
import { SentAhead } from '../../../src/infrastructure/store/together';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import type { UserId } from '../../../src/kernel';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

const PEOPLE = 2_000;
/** As many as a way takes at once, of which one wants a digest. */
const TAKEN = 64;
/** Pages of 8 KB: each row is found by its key, in its table and in five others. All were 150,000. */
const ENOUGH_PAGES = 100 * TAKEN;

let database: TestDatabase;
let pool: pg.Pool;
let people: readonly UserId[];
/** A connection whose plans were made while the tables were empty. */
let early: pg.PoolClient;
let pages: number[] = [];

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/** Carries out each statement by the plan that was made at its first time; tells how many pages it took. */
const explain = (client: pg.PoolClient): void => {
  const original = client.query.bind(client) as (text: string) => Promise<pg.QueryResult>;
  const known = new Set<string>();
  (client as { query: unknown }).query = async (query: {
    text: string;
    values: unknown[];
    name: string;
  }): Promise<{ rows: unknown[] }> => {
    if (!known.has(query.name)) await original(`PREPARE "${query.name}" AS ${query.text}`);
    known.add(query.name);
    const { rows } = await original(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE "${query.name}" (${query.values.map(literal).join(', ')})`,
    );
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
    pages.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
    return { rows: [] };
  };
};

const limits = { atOnce: TAKEN, perLane: TAKEN };
const NOBODY = '00000000-0000-0000-0000-000000000000';

const look = (on: pg.Pool | pg.PoolClient, inOrder = false) =>
  new PgDeliveryBook(on as pg.Pool).take('test', { ...limits, inOrder }, new Map());
type Taken = Awaited<ReturnType<typeof look>>;
const note = async (on: pg.PoolClient, taken: Taken): Promise<void> => {
  const book = new PgDeliveryBook(on as unknown as pg.Pool);
  await book.takeRoom(taken.map(({ endpoint }) => ({ endpoint, urgent: 0, calm: 1 })));
  await Promise.all(taken.map((one) => book.settle(one, { end: 'sent' })));
};
const call = async (on: pg.ClientBase, users: readonly UserId[], cause: string): Promise<void> => {
  const ahead = new SentAhead(on);
  putNotices(
    on,
    null,
    users.map((user) => ({
      ...{ user, kind: 'seat-lost' as const, to: null, cause },
      data: { force: 'x', name: 'Force X' },
    })),
  );
  await ahead.end(() => Promise.resolve());
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4, pipeline: true });
  // Nobody tells the planner what comes.
  for (const table of ['notices', 'notice_deliveries', 'notice_endpoints', 'notice_settings'])
    await pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
  await pool.query('ANALYZE notices, notice_deliveries, notice_endpoints, notice_settings');
  early = await pool.connect();
  await early.query('SET plan_cache_mode = force_generic_plan');
  explain(early);
  await look(early);
  await look(early, true);
  await note(early, [{ notice: NOBODY, endpoint: NOBODY, attempts: 1 } as Taken[number]]);
  await call(early, [NOBODY as UserId], 'none');
  people = await seedAccounts(
    pool,
    Array.from({ length: PEOPLE }, (_, index) => `called-${String(index)}`),
  );
  await pool.query(
    `INSERT INTO notice_endpoints (user_id, way, lane, address) SELECT u, 'test', 'one', u::text FROM unnest($1::uuid[]) AS u`,
    [people],
  );
  await pool.query(
    `INSERT INTO notice_settings (user_id, digest_at) SELECT u, 480 FROM unnest($1::uuid[]) AS u`,
    [people.slice(0, 1)],
  );
  await withTransaction(pool, (client) => call(client, people, 'one'));
});
beforeEach(() => {
  pages = [];
});
afterAll(async () => {
  early.release(true);
  await pool.end();
  await database.drop();
});

it.each([false, true])('a look reads no more for all that waits (in order: %s)', async (inOrder) => {
  await look(early, inOrder);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toBeLessThan(ENOUGH_PAGES);
});

it('what was taken is noted as sent by its keys', async () => {
  const taken = await look(pool);
  expect(taken).toHaveLength(TAKEN);
  await note(early, taken);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(pages.reduce((sum, one) => sum + one)).toBeLessThan(ENOUGH_PAGES);
  const { rows } = await pool.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM notice_deliveries WHERE outcome = 'sent'`,
  );
  expect(rows).toEqual([{ sent: TAKEN }]);
});

it('of many people few are called by their keys', async () => {
  await call(early, people.slice(0, 6), 'two');
  expect(pages[0]).toBeLessThan(ENOUGH_PAGES);
});
