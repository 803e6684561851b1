/**
 * Notices in the database: written with what they tell of, once a cause, sent only while they are true, and
 * by one process at a time.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { doWhatIsDue } from '../../../src/application/campaigns/do-what-is-due';
import type { TakenDelivery } from '../../../src/application/notices/outbox';
import { SENT, type NoticeDelivery, type Way, type WayOutcome } from '../../../src/application/notices/ways';
import { MarkReady } from '../../../src/application/campaigns/mark-ready';
import { seedAccounts } from '../../../src/cli/seed/accounts';
import { createHost, type Host } from '../../../src/cli/seed/hosts';
import { makeTemplate, type Template } from '../../../src/cli/seed/template';
import { NoticeSender } from '../../../src/infrastructure/notices/notice-sender';
import { PgDeliveryBook } from '../../../src/infrastructure/notices/pg-deliveries';
import { putNotices } from '../../../src/infrastructure/notices/put-notices';
import { warnOfDeadlines } from '../../../src/infrastructure/notices/warn';
import { PgTimetables } from '../../../src/infrastructure/store/timetables';
import { withTransaction } from '../../../src/infrastructure/store/transaction';
import { awayAt, factsOf } from '../../../src/rules';
import type { UserId } from '../../../src/kernel';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let host: Host;
let war: Template;
let book: PgDeliveryBook;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8, pipeline: true });
  host = createHost(pool, Buffer.alloc(32, 'notices'));
  book = new PgDeliveryBook(pool);
  war = await makeTemplate(host, { forces: 2, mechs: 3 }, await seedAccounts(pool, ['gm', 'anna', 'ben']));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
afterEach(async () => {
  await pool.query('DELETE FROM notice_endpoints');
});

const player = (index: number): UserId => war.players[index]?.user ?? ('' as UserId);

const reach = async (user: UserId, way: string, lane = 'one', address = lane): Promise<void> => {
  await pool.query('INSERT INTO notice_endpoints (user_id, way, lane, address) VALUES ($1, $2, $3, $4)', [
    user,
    way,
    lane,
    address,
  ]);
};
const noticesOf = async (
  user: UserId,
): Promise<readonly { readonly kind: string; readonly cause: string }[]> =>
  (
    await pool.query<{ kind: string; cause: string }>(
      'SELECT kind, cause FROM notices WHERE user_id = $1 ORDER BY id',
      [user],
    )
  ).rows;

const close = async (): Promise<void> => {
  await pool.query('UPDATE campaigns SET deadline = 1, due_at = to_timestamp(0) WHERE id = $1', [war.id]);
  expect(await doWhatIsDue(host.newStore(), war.id)).toBe(true);
};

/** Of the account, so that nothing makes it untrue. */
const call = (user: UserId, cause: string): Promise<void> =>
  withTransaction(pool, async (client) =>
    putNotices(client, war.id, [
      {
        user,
        kind: 'seat-lost',
        to: { kind: 'force', force: 'x' as never },
        cause,
        data: { force: 'x', name: 'Force X' },
      },
    ]),
  );

interface Sent {
  readonly key: string;
  readonly attempt: number;
  readonly address: string;
  readonly title: string;
}
const sends: NoticeSender[] = [];
afterEach(async () => {
  await Promise.all(sends.splice(0).map((one) => one.stop()));
});
const run = (way: Way): NoticeSender => {
  const sender = new NoticeSender(way, new PgDeliveryBook(pool), (error) => {
    throw error;
  });
  sends.push(sender);
  sender.start();
  return sender;
};
const wayOf = (
  name: string,
  sent: Sent[],
  answer: (delivery: NoticeDelivery) => Promise<WayOutcome> = () => Promise.resolve(SENT),
): Way => ({
  name,
  limits: { atOnce: 8, perLane: 2 },
  send: (delivery) => {
    sent.push({
      key: delivery.key,
      attempt: delivery.attempt,
      address: delivery.endpoint.address,
      title: delivery.notices[0]?.title ?? '',
    });
    return answer(delivery);
  },
});
const until = async (holds: () => boolean): Promise<void> => {
  for (const end = performance.now() + 60_000; performance.now() < end && !holds();) await wait(10);
  expect(holds()).toBe(true);
};
const take = (way: string): Promise<readonly TakenDelivery[]> =>
  book.take(way, { atOnce: 8, perLane: 8 }, new Map());

it('the facts in SQL are those of the state', async () => {
  const loaded = await host.newStore().read(war.id);
  if (loaded === null) throw new Error('no campaign');
  const facts = (await book.facts([war.id])).get(war.id);
  if (facts === undefined) throw new Error('no facts');
  expect(facts).toEqual({ ...factsOf(loaded.state, facts.now), ready: facts.ready });
});

it('ROUND-4 who is on vacation is a fact, from its beginning to its end and while they play the force', async () => {
  const force = war.players[0]?.force ?? '';
  const put = (id: string, from: number, to: number, user: UserId): Promise<unknown> =>
    pool.query(
      `INSERT INTO vacations (campaign_id, id, force, user_id, from_at, to_at, announced_at, announced_in, charged_ms)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 hour', now() + $6 * interval '1 hour', now(), '0.1.planning.', 0)`,
      [war.id, id, force, user, from, to],
    );
  const away = async () => (await book.facts([war.id])).get(war.id)?.away;
  await put('past', -3, -1, player(0));
  await put('later', 1, 3, player(0));
  await put('of-another', -1, 1, player(1));
  expect(await away()).toEqual([]);
  await put('now', -1, 1, player(0));
  expect(await away()).toEqual([force]);
  const [loaded, read] = [await host.newStore().read(war.id), await new PgTimetables(pool).read(war.id)];
  if (loaded === null || read === null) throw new Error('no campaign');
  expect(awayAt(loaded.state, read.timetable.vacations, read.now)).toEqual([force]);
  await pool.query('DELETE FROM vacations');
});

it('ROUND-3 a phase that opens calls each player once, in the transaction that opens it, and nobody for a phase that takes no orders', async () => {
  const before = (await noticesOf(player(0))).length;
  await close();
  const mine = await noticesOf(player(0));
  expect(mine).toHaveLength(before + 1);
  const { rows } = await pool.query<{ phase: string }>('SELECT phase FROM campaigns WHERE id = $1', [war.id]);
  expect(mine.at(-1)).toEqual({ kind: 'phase-open', cause: `0.2.${rows[0]?.phase ?? ''}.` });
  expect((await noticesOf(player(1))).at(-1)).toEqual(mine.at(-1));
  expect(await noticesOf(war.gm)).not.toContainEqual(mine.at(-1));
});

it('a person gets one notice a kind and cause, and one whose account is gone gets none', async () => {
  await Promise.all([call(player(0), 'twice'), call(player(0), 'twice')]);
  expect((await noticesOf(player(0))).filter(({ cause }) => cause === 'twice')).toHaveLength(1);
  await call('00000000-0000-7000-8000-000000000000' as UserId, 'nobody');
  expect((await pool.query(`SELECT FROM notices WHERE cause = 'nobody'`)).rowCount).toBe(0);
});

it('what was undone calls nobody', async () => {
  const undone = withTransaction(pool, async (client) => {
    putNotices(client, war.id, [{ user: player(0), kind: 'seat-lost', to: null, cause: 'undone', data: {} }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await noticesOf(player(0))).map(({ cause }) => cause)).not.toContain('undone');
});

it('ROUND-3 what has become untrue is not sent', async () => {
  await reach(player(0), 'test', 'a');
  await reach(player(1), 'test', 'b');
  await close();
  const call = { id: war.id, user: player(0), dryRun: false, claim: null };
  const loaded = await host.newStore().read(war.id);
  if (loaded === null) throw new Error('no campaign');
  expect((await new MarkReady(host.newStore()).run(call, true, loaded.state.campaign)).ok).toBe(true);
  const sent: Sent[] = [];
  run(wayOf('test', sent));
  await until(() => sent.length > 1);
  await Promise.all(sends.splice(0).map((one) => one.stop()));
  // Ben is called once more: all others are ready.
  expect(sent.map(({ address }) => address)).toEqual(['b', 'b']);
  expect((await noticesOf(player(1))).at(-1)?.kind).toBe('others-ready');
  const { rows } = await pool.query<{ outcome: string }>(
    'SELECT outcome FROM notice_deliveries ORDER BY outcome',
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'untrue']);
});

it('two senders send everything once', async () => {
  for (let lane = 0; lane < 10; lane += 1) await reach(player(0), 'test', `lane-${String(lane)}`);
  for (let cause = 0; cause < 6; cause += 1) await call(player(0), `many-${String(cause)}`);
  const sent: Sent[] = [];
  const way = wayOf('test', sent, () => wait(2, SENT));
  run(way);
  run(way);
  await until(() => sent.length >= 60);
  await wait(100);
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(60);
});

it('what a killed sender had taken is sent by another one, under the same key', async () => {
  await reach(player(0), 'test');
  await call(player(0), 'killed');
  const [lost] = await take('test');
  expect(await take('test')).toEqual([]);
  if (lost === undefined) throw new Error('nothing was taken');
  await pool.query(`UPDATE notice_deliveries SET due_at = now() WHERE outcome IS NULL`);
  const sent: Sent[] = [];
  run(wayOf('test', sent));
  await until(() => sent.length > 0);
  expect(sent).toEqual([
    {
      key: `${lost.notice}.${lost.endpoint}`,
      attempt: 2,
      address: 'one',
      title: 'You no longer play Force X',
    },
  ]);
  // The killed one wakes up: its word counts no more.
  await sends[0]?.stop();
  await book.settle(lost, { end: 'again', error: 'late' });
  const { rows } = await pool.query<{ outcome: string; error: string | null }>(
    'SELECT outcome, error FROM notice_deliveries',
  );
  expect(rows).toEqual([{ outcome: 'sent', error: null }]);
});

it('a server that never answers holds up no other one', async () => {
  await reach(player(0), 'test', 'dead');
  await reach(player(1), 'test', 'alive');
  for (let cause = 0; cause < 12; cause += 1) await call(player(0), `dead-${String(cause)}`);
  for (let cause = 0; cause < 12; cause += 1) await call(player(1), `alive-${String(cause)}`);
  const sent: Sent[] = [];
  let release = (_outcome: WayOutcome): void => undefined;
  const never = new Promise<WayOutcome>((resolve) => (release = resolve));
  run(wayOf('test', sent, ({ endpoint }) => (endpoint.address === 'dead' ? never : Promise.resolve(SENT))));
  await until(() => sent.filter(({ address }) => address === 'alive').length === 12);
  expect(sent.filter(({ address }) => address === 'dead')).toHaveLength(2);
  release({ end: 'gone', error: 'gone' });
  await Promise.all(sends.splice(0).map((one) => one.stop()));
  expect((await pool.query(`SELECT FROM notice_endpoints WHERE address = 'dead'`)).rowCount).toBe(0);
});

it('what fails is tried again after a growing pause, and a way without an endpoint gets nothing', async () => {
  await reach(player(0), 'test');
  await call(player(0), 'again');
  expect(await take('other')).toEqual([]);
  const sent: Sent[] = [];
  const now = async (): Promise<number> =>
    (await pool.query<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 AS now')).rows[0]
      ?.now ?? 0;
  const before = await now();
  run(wayOf('test', sent, () => Promise.reject(new Error('broken'))));
  await until(() => sent.length === 1);
  await sends[0]?.stop();
  const after = await now();
  const { rows } = await pool.query<{ error: string; due: number }>(
    'SELECT error, extract(epoch FROM due_at)::float8 AS due FROM notice_deliveries',
  );
  expect(rows).toEqual([{ error: 'failed', due: expect.any(Number) as number }]);
  // It failed between the two: the pause is counted from then on, however long the machine took.
  expect((rows[0]?.due ?? 0) - before).toBeGreaterThan(3);
  expect((rows[0]?.due ?? 0) - after).toBeLessThan(6);
});

it('what the other end asks for counts where it is longer than the usual pause, up to an hour', async () => {
  await reach(player(0), 'test');
  await call(player(0), 'patient');
  const pauses: number[] = [];
  for (const afterSeconds of [1, 900, 90_000]) {
    await pool.query(`UPDATE notice_deliveries SET due_at = clock_timestamp() WHERE outcome IS NULL`);
    const [taken] = await take('test');
    if (taken === undefined) throw new Error('nothing was taken');
    await book.settle(taken, { end: 'again', error: 'busy', afterSeconds });
    const { rows } = await pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM due_at - clock_timestamp())::float8 AS seconds FROM notice_deliveries WHERE outcome IS NULL`,
    );
    pauses.push(Math.round(rows[0]?.seconds ?? 0));
  }
  expect(pauses).toEqual([5, 900, 3_600]);
});

it('what goes in order goes one after the other, whoever takes it, and past what was given up', async () => {
  await reach(player(0), 'test', 'lane');
  await reach(player(1), 'test', 'lane');
  for (const cause of ['first', 'second']) {
    await call(player(0), cause);
    await call(player(1), cause);
    await wait(3);
  }
  const inOrder = () => book.take('test', { atOnce: 8, perLane: 8, inOrder: true }, new Map());
  const first = await inOrder();
  expect(first).toHaveLength(2);
  expect(await inOrder()).toEqual([]);
  const [one, other] = first;
  if (one === undefined || other === undefined) throw new Error('nothing was taken');
  await book.settle(one, { end: 'again', error: 'busy' });
  await book.settle(other, { end: 'never', error: 'refused' });
  expect((await inOrder()).map(({ user }) => user)).toEqual([other.user]);
});

it('muted campaigns, and kinds for which other ways were chosen, are not sent', async () => {
  await reach(player(0), 'test');
  await pool.query('INSERT INTO notice_settings (user_id, ways) VALUES ($1, $2)', [
    player(0),
    JSON.stringify({ 'seat-lost': ['other'] }),
  ]);
  await call(player(0), 'chosen');
  await pool.query('DELETE FROM notice_settings');
  await pool.query('INSERT INTO notice_mutes (campaign_id, user_id) VALUES ($1, $2)', [war.id, player(0)]);
  await call(player(0), 'muted');
  await pool.query('DELETE FROM notice_mutes');
  expect(await take('test')).toEqual([]);
  await call(player(0), 'usual');
  expect(await take('test')).toHaveLength(1);
});

it('a digest is sent once a day, all of it together; quiet hours are kept', async () => {
  await reach(player(0), 'test');
  const minute = (ahead: number): number => (Math.floor(Date.now() / 60_000) + ahead + 1_440) % 1_440;
  await pool.query('INSERT INTO notice_settings (user_id, digest_at) VALUES ($1, $2)', [
    player(0),
    minute(60),
  ]);
  for (let cause = 0; cause < 5; cause += 1) await call(player(0), `digest-${String(cause)}`);
  const sent: number[] = [];
  const way: Way = {
    name: 'test',
    limits: { atOnce: 8, perLane: 2 },
    send: ({ notices }) => (sent.push(notices.length), Promise.resolve(SENT)),
  };
  const waiting = async (): Promise<readonly number[]> =>
    (
      await pool.query<{ in: number }>(
        'SELECT extract(epoch FROM due_at - now())::float8 / 60 AS in FROM notice_deliveries WHERE attempts = 0',
      )
    ).rows.map((row) => row.in);
  run(way);
  for (let tries = 0; tries < 2_000 && (await waiting()).some((minutes) => minutes < 30); tries += 1)
    await wait(20);
  await Promise.all(sends.splice(0).map((one) => one.stop()));
  expect(sent).toEqual([]);
  for (const minutes of await waiting()) expect(Math.abs(minutes - 59.5)).toBeLessThan(2);
  await pool.query(`UPDATE notices SET created_at = now() - interval '1 day'`);
  await pool.query('UPDATE notice_deliveries SET due_at = now()');
  run(way);
  await until(() => sent.length > 0);
  expect(sent).toEqual([5]);
  await pool.query('UPDATE notice_settings SET digest_at = NULL, quiet_from = $1, quiet_to = $2', [
    minute(-5),
    minute(90),
  ]);
  await call(player(0), 'quiet');
  sends[0]?.nudge();
  for (let tries = 0; tries < 2_000 && (await waiting()).every((minutes) => minutes < 30); tries += 1)
    await wait(20);
  expect((await waiting()).map((minutes) => Math.round(minutes / 10))).toEqual([9]);
  expect(sent).toEqual([5]);
  await pool.query('DELETE FROM notice_settings');
});

it('ROUND-4 a deadline that comes near calls whoever is not ready, once for each of its hours', async () => {
  await pool.query(
    `UPDATE campaigns SET deadline = extract(epoch FROM now()) * 1000 + 5 * 3600000, notices_due_at = now() WHERE id = $1`,
    [war.id],
  );
  await warnOfDeadlines(pool, () => false);
  await pool.query(`UPDATE campaigns SET notices_due_at = now() WHERE id = $1`, [war.id]);
  await warnOfDeadlines(pool, () => false);
  const near = async (user: UserId) => (await noticesOf(user)).filter(({ kind }) => kind === 'deadline-near');
  // Anna was marked ready above.
  expect(await near(player(0))).toEqual([]);
  const [one, ...more] = await near(player(1));
  expect(one?.cause).toMatch(/\.6$/);
  expect(more).toEqual([]);
  const { rows } = await pool.query<{ hours: number }>(
    `SELECT (deadline / 1000 - extract(epoch FROM notices_due_at))::float8 / 3600 AS hours FROM campaigns WHERE id = $1`,
    [war.id],
  );
  expect(rows[0]?.hours).toBeCloseTo(1, 2);
});
