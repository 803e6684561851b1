/** What is left in the outbox reaches whoever listens: once, soon, whoever dies. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BATCH, PUBLISH, putInOutbox } from '../../../src/infrastructure/outbox/outbox';
import { Publisher } from '../../../src/infrastructure/outbox/publisher';
import { CHANNEL, announce } from '../../../src/infrastructure/store/changes';
import { ChangeListener } from '../../../src/infrastructure/store/change-listener';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import { createPool } from '../../../src/infrastructure/postgres/pool';
import { until } from '../../support/eventually';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let other: pg.Pool;
const publishers: Publisher[] = [];
const listeners: ChangeListener[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 16 });
  other = createPool({ url: database.url, size: 4 });
});
afterEach(async () => {
  for (const publisher of publishers.splice(0)) await publisher.stop();
  for (const listener of listeners.splice(0)) await listener.stop();
  await pool.query('TRUNCATE outbox');
});
afterAll(async () => {
  await pool.end();
  await other.end();
  await database.drop();
});

const publish = (over: pg.Pool, failures: unknown[] = []): Publisher => {
  const publisher = new Publisher(over, (error) => failures.push(error));
  publishers.push(publisher);
  publisher.start();
  return publisher;
};

/** What it was told since it first listened: campaign and version, or null. */
const listen = async (): Promise<(string | null)[]> => {
  const told: (string | null)[] = [];
  const listener = new ChangeListener(database.url, () => undefined);
  listeners.push(listener);
  listener.subscribe((campaign, version) =>
    told.push(campaign === null ? null : `${campaign} ${String(version)}`),
  );
  await listener.start();
  told.length = 0;
  return told;
};

const medianOf = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;

const left = async (): Promise<number> => (await pool.query('SELECT FROM outbox')).rowCount ?? 0;

it('tells of a commit at once and of an undone transaction never', async () => {
  const told = await listen();
  publish(pool);
  await withTransaction(pool, async (client) => {
    await announce(client, 'undone', 1);
    throw new Error('undo it');
  }).catch(() => undefined);
  // What a plain notification takes, sent and heard as directly as can be: on a slow machine that is more.
  const direct: number[] = [];
  for (let time = 1; time <= 20; time += 1) {
    const sent = performance.now();
    await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `plain ${String(time)}`]);
    await until('plain notification', () => told.length >= time);
    direct.push(performance.now() - sent);
  }
  told.length = 0;
  const took: number[] = [];
  for (let version = 1; version <= 20; version += 1) {
    await withTransaction(pool, (client) => announce(client, 'war', version));
    const committed = performance.now();
    await until('what was left', () => told.length >= version);
    took.push(performance.now() - committed);
  }
  expect(told).toEqual(Array.from({ length: 20 }, (_, index) => `war ${String(index + 1)}`));
  // Long before the next sweep, which comes after half a second on average.
  expect(medianOf(took)).toBeLessThan(Math.max(200, 4 * medianOf(direct)));
  expect(await left()).toBe(0);
});

it('tells in order of what one transaction left, and of more than fits one batch', async () => {
  const told = await listen();
  publish(pool);
  const count = 2 * BATCH + 7;
  await withTransaction(pool, async (client) => {
    for (let version = 1; version <= count; version += 1) await announce(client, 'war', version);
  });
  await until('what was left', () => told.length >= count);
  expect(told).toEqual(Array.from({ length: count }, (_, index) => `war ${String(index + 1)}`));
});

it('each second tells of what a process left that died right after its commit', async () => {
  const told = await listen();
  publish(other);
  await wait(100);
  // As the dead process leaves it: nobody is told that its connection comes back.
  // Counted before the commit: after it the sweep may take it at any moment.
  const written = await withTransaction(pool, async (client) => {
    await announce(client, 'war', 7);
    return (await client.query('SELECT FROM outbox')).rowCount;
  });
  expect(written).toBe(1);
  await until('what was left', () => told.length > 0);
  expect(told).toEqual(['war 7']);
});

it('tells once more of what a publisher held when it died, and does not wait for it with the rest', async () => {
  const told = await listen();
  await withTransaction(pool, (client) => putInOutbox(client, CHANNEL, 'held 1'));
  const dying = new pg.Client({ connectionString: database.url });
  dying.on('error', () => undefined);
  await dying.connect();
  await dying.query('BEGIN');
  expect((await dying.query(PUBLISH)).rowCount).toBe(1);
  publish(other);
  await withTransaction(other, (client) => announce(client, 'free', 1));
  await until('what was left', () => told.length > 0);
  expect(told).toEqual(['free 1']);
  const { rows } = await dying.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await until('what was left', () => told.length > 1);
  expect(told).toEqual(['free 1', 'held 1']);
  expect(await left()).toBe(0);
  await dying.end().catch(() => undefined);
});

it('a listener whose connection died looks at everything again', async () => {
  const told = await listen();
  publish(pool);
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen' AND datname = current_database()`,
  );
  await withTransaction(pool, (client) => announce(client, 'unheard', 1));
  await until('what was left', () => told.includes(null));
  expect(told).toContain(null);
  told.length = 0;
  await withTransaction(pool, (client) => announce(client, 'heard', 2));
  await until('what was left', () => told.length > 0);
  expect(told).toEqual(['heard 2']);
});

it('tells once of each of 1,600 changes by 16 writers with two publishers', async () => {
  const told = await listen();
  publish(pool);
  publish(other);
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    for (let version = 1; version <= 100; version += 1)
      await withTransaction(version % 4 === 0 ? other : pool, (client) =>
        announce(client, `war-${String(writer)}`, version),
      );
  });
  await Promise.all(writers);
  await until('what was left', () => told.length >= 1_600);
  expect(new Set(told).size).toBe(1_600);
  expect(told).toHaveLength(1_600);
});

it('says once that it fails, and goes on when it can again', async () => {
  const told = await listen();
  const failures: unknown[] = [];
  await pool.query('ALTER TABLE outbox RENAME TO away');
  const publisher = publish(other, failures);
  try {
    publisher.nudge();
    await until('failure', () => failures.length > 0);
    for (let turn = 0; turn < 2; turn += 1) {
      publisher.nudge();
      await wait(50);
    }
    expect(failures).toHaveLength(1);
  } finally {
    await pool.query('ALTER TABLE away RENAME TO outbox');
  }
  await withTransaction(pool, (client) => announce(client, 'war', 1));
  await until('what was left', () => told.length > 0);
  expect(told).toEqual(['war 1']);
});
