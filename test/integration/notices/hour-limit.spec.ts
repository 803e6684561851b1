/**
 * A flood of causes floods nobody: so many messages an hour go to one mailbox or browser, the rest in one
 * message when the hour is over. Also: a server that refuses everything for days is not asked for ever.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SENT, type NoticeDelivery, type Way, type WayOutcome } from '../../../src/application/notices/ways';
import { seedAccounts } from '../../../src/cli/seed/accounts';
import { NoticeSender } from '../../../src/infrastructure/notices/notice-sender';
import { PgDeliveryBook } from '../../../src/infrastructure/notices/pg-deliveries';
import { putNotices } from '../../../src/infrastructure/notices/put-notices';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import type { UserId } from '../../../src/kernel';
import type { NoticeKind } from '../../../src/rules';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

const LIMIT = 4;
let database: TestDatabase;
let pool: pg.Pool;
let anna: UserId;
let ben: UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8, pipeline: true });
  [anna, ben] = (await seedAccounts(pool, ['anna', 'ben'])) as [UserId, UserId];
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const senders: NoticeSender[] = [];
const stop = async (): Promise<void> => {
  await Promise.all(senders.splice(0).map((one) => one.stop()));
};
beforeEach(async () => {
  for (const user of [anna, ben])
    await pool.query(
      `INSERT INTO notice_endpoints (user_id, way, lane, address) VALUES ($1::uuid, 'test', 'one', $1::text)`,
      [user],
    );
});
afterEach(async () => {
  await stop();
  await pool.query('DELETE FROM notice_endpoints');
  await pool.query('DELETE FROM notices');
});

let causes = 0;
/** Of the account, so that nothing makes them untrue. */
const call = (user: UserId, count: number, kind: NoticeKind = 'seat-lost'): Promise<void> =>
  withTransaction(pool, async (client) =>
    putNotices(
      client,
      null,
      Array.from({ length: count }, () => ({
        ...{ user, kind, to: null, cause: String((causes += 1)) },
        data: { force: 'x', name: 'Force X' },
      })),
    ),
  );

interface Sent {
  readonly user: string | null;
  readonly notices: number;
}
const run = (sent: Sent[], answer: () => Promise<WayOutcome> = () => Promise.resolve(SENT)): void => {
  const way: Way = {
    name: 'test',
    limits: { atOnce: 8, perLane: 8 },
    send: ({ user, notices }: NoticeDelivery) => {
      sent.push({ user, notices: notices.length });
      return answer();
    },
  };
  const sender = new NoticeSender(way, new PgDeliveryBook(pool, LIMIT), (error) => {
    throw error;
  });
  senders.push(sender);
  sender.start();
};
/** Also what is being sent: it is due again after a minute, counted from a moment within the statement that took it. */
const waiting = async (): Promise<{ readonly due: number; readonly held: number }> =>
  (
    await pool.query<{ due: number; held: number }>(
      `SELECT count(*) FILTER (WHERE due_at <= now() + interval '2 minutes')::int AS due, count(*) FILTER (WHERE held)::int AS held
       FROM notice_deliveries WHERE outcome IS NULL`,
    )
  ).rows[0] ?? { due: 0, held: 0 };
/** Nothing is due any more. */
const settled = async (): Promise<void> => {
  for (let tries = 0; tries < 6_000 && (await waiting()).due > 0; tries += 1) await wait(10);
  expect((await waiting()).due).toBe(0);
};
const anHourLater = async (): Promise<void> => {
  await pool.query(`UPDATE notice_endpoints SET hour_began = hour_began - interval '61 minutes'`);
  await pool.query(
    `UPDATE notice_deliveries SET due_at = due_at - interval '61 minutes' WHERE outcome IS NULL`,
  );
};

it('what is beyond the limit waits for the end of the hour, and goes in one message; nobody else waits', async () => {
  const sent: Sent[] = [];
  await call(anna, 15);
  await call(ben, 2);
  run(sent);
  await settled();
  expect(sent.filter(({ user }) => user === anna)).toEqual(Array(LIMIT).fill({ user: anna, notices: 1 }));
  expect(sent.filter(({ user }) => user === ben)).toHaveLength(2);
  expect(await waiting()).toEqual({ due: 0, held: 15 - LIMIT });
  await call(anna, 1);
  await settled();
  expect(await waiting()).toEqual({ due: 0, held: 16 - LIMIT });
  await stop();
  await anHourLater();
  sent.length = 0;
  run(sent);
  await settled();
  expect(sent).toEqual([{ user: anna, notices: 16 - LIMIT }]);
  const { rows } = await pool.query('SELECT FROM notice_deliveries WHERE outcome IS DISTINCT FROM $1', [
    'sent',
  ]);
  expect(rows).toEqual([]);
});

it('what cannot wait goes beyond it, but not without end', async () => {
  const sent: Sent[] = [];
  await call(anna, LIMIT + 1);
  run(sent);
  await settled();
  await call(anna, 3 * LIMIT, 'reset-link-made');
  await settled();
  expect(sent).toHaveLength(2 * LIMIT);
});

it('two servers share the limit', async () => {
  const sent: Sent[] = [];
  await call(anna, 40);
  for (const _ of [1, 2, 3]) run(sent, () => wait(5).then(() => SENT));
  await settled();
  expect(sent).toHaveLength(LIMIT);
});

it('what did not arrive takes no room', async () => {
  const sent: Sent[] = [];
  await call(anna, 1);
  run(sent, () => Promise.resolve({ end: 'again', error: 'busy' }));
  while (sent.length === 0) await wait(10);
  await stop();
  const { rows } = await pool.query('SELECT hour_messages AS had FROM notice_endpoints WHERE user_id = $1', [
    anna,
  ]);
  expect(sent.length).toBeGreaterThan(0);
  expect(rows).toEqual([{ had: 0 }]);
});

it('an endpoint whose server refuses everything for days is given up; one that takes something is not', async () => {
  const refusing = (): Promise<WayOutcome> => Promise.resolve({ end: 'refused', error: 'not-believed' });
  const since = async (): Promise<readonly (string | null)[]> =>
    (
      await pool.query<{ since: string | null }>(
        'SELECT refused_since::text AS since FROM notice_endpoints WHERE user_id = $1',
        [anna],
      )
    ).rows.map((row) => row.since);
  const send = async (answer: () => Promise<WayOutcome>): Promise<void> => {
    await call(anna, 1);
    run([], answer);
    await settled();
    await stop();
  };
  await send(refusing);
  const [first] = await since();
  expect(first).not.toBeNull();
  await send(refusing);
  expect(await since()).toEqual([first]);
  await send(() => Promise.resolve(SENT));
  expect(await since()).toEqual([null]);
  await send(refusing);
  await pool.query(`UPDATE notice_endpoints SET refused_since = refused_since - interval '49 hours'`);
  await send(refusing);
  expect(await since()).toEqual([]);
});
