/** The migration runner on a real server: order, atomicity, and histories that it must refuse. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../src/infrastructure/postgres/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let directory: string;

const write = (name: string, sql: string): void => {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, 'migration.sql'), sql);
};

async function query(sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  database = await createTestDatabase({ template: null });
  directory = mkdtempSync(join(tmpdir(), 'campaign-migrations-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

it('applies migrations in the order of their names, once, and notes them as Prisma does', async () => {
  const second = 'ALTER TABLE a ADD COLUMN m integer';
  write('20260102000000_second', second);
  write(
    '20260101000000_first',
    'CREATE TABLE a (n integer); CREATE FUNCTION f() RETURNS integer LANGUAGE sql AS $$ SELECT 1; $$;',
  );
  expect(await migrate(database.url, directory)).toEqual(['20260101000000_first', '20260102000000_second']);
  expect(await migrate(database.url, directory)).toEqual([]);
  const rows = await query(
    `SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count, finished_at >= started_at AS finished
     FROM _prisma_migrations ORDER BY migration_name`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual({
    migration_name: '20260102000000_second',
    checksum: createHash('sha256').update(second).digest('hex'),
    logs: null,
    rolled_back_at: null,
    applied_steps_count: 1,
    finished: true,
  });
});

it('applies each migration once when several servers start together', async () => {
  write('20260101000000_first', 'CREATE TABLE a (n integer); SELECT pg_sleep(0.2)');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, directory)));
  expect(applied.flat()).toEqual(['20260101000000_first']);
});

it('leaves nothing of a migration that fails, and keeps those before it', async () => {
  write('20260101000000_first', 'CREATE TABLE a (n integer)');
  write('20260102000000_bad', 'CREATE TABLE b (n integer); SELECT 1 / 0');
  await expect(migrate(database.url, directory)).rejects.toThrow(
    /20260102000000_bad failed: division by zero/,
  );
  expect(await query("SELECT to_regclass('a')::text AS a, to_regclass('b')::text AS b")).toEqual([
    { a: 'a', b: null },
  ]);
  expect(await query('SELECT migration_name FROM _prisma_migrations')).toEqual([
    { migration_name: '20260101000000_first' },
  ]);
});

it('refuses an edited, an unknown and an unfinished migration', async () => {
  write('20260101000000_first', 'CREATE TABLE a (n integer)');
  await migrate(database.url, directory);
  write('20260101000000_first', 'CREATE TABLE a (n bigint)');
  await expect(migrate(database.url, directory)).rejects.toThrow(/edited/);
  rmSync(join(directory, '20260101000000_first'), { recursive: true });
  await expect(migrate(database.url, directory)).rejects.toThrow(/does not know/);
  await query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate(database.url, directory)).rejects.toThrow(/did not finish/);
});

it('migrates the shipped schema, and every test database is such a copy', async () => {
  const copy = await createTestDatabase();
  try {
    expect(await migrate(copy.url)).toEqual([]);
  } finally {
    await copy.drop();
  }
});
