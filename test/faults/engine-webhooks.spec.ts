/**
 * TAC-8: servers that die while they post a battle, and several that post and are asked at the same time:
 * nothing is lost, and repeats can be told.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { CHANNEL } from '../../src/infrastructure/store/changes';
import { openBattle, signed, type EngineKeys } from '../support/engines/engine-calls';
import { until } from '../support/eventually';
import { lookingPool, wait } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { freePort } from '../support/outside/free-port';
import { newGame, type Game } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-webhooks-'));
let database: TestDatabase;
let pool: pg.Pool;
let receiver: WebhookReceiver;
const servers: ServerProcess[] = [];

const start = async (port?: number): Promise<ServerProcess> => {
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'the same for all of them, long enough',
    PRIVATE_WEBHOOKS: 'true',
  };
  const server = await ServerProcess.start({ dataDir, env, ...(port === undefined ? {} : { port }) });
  servers.push(server);
  return server;
};

interface Set {
  readonly game: Game;
  readonly keys: EngineKeys;
  readonly battle: string;
}

/** A battle that its engine has not been given yet. */
const setUp = async (server: ServerProcess): Promise<Set> => {
  const game = await newGame(server);
  const body = {
    name: 'Hook',
    rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
    webhook: receiver.url,
  };
  const { body: made } = expectStatus(await game.at(game.gm, 'POST', '/engines', { body }), 201);
  return {
    game,
    keys: { id: String(made['id']), secret: String(made['secret']) },
    battle: await openBattle(game),
  };
};
const handOver = async ({ game, keys, battle }: Set): Promise<void> => {
  expectStatus(
    await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: keys.id } }),
    200,
  );
};
const rows = async (): Promise<
  readonly { battle: string; attempts: number; taken: boolean; due: string }[]
> =>
  (
    await pool.query<{ battle: string; attempts: number; taken: boolean; due: string }>(
      `SELECT battle, attempts, taken_at IS NOT NULL AS taken, due_at::text AS due
       FROM campaign_engine_deliveries ORDER BY campaign_id`,
    )
  ).rows;
const untilRows = (holds: (found: Awaited<ReturnType<typeof rows>>) => boolean): Promise<void> =>
  until('such deliveries', async () => holds(await rows()));
/** As if the lease had run out. */
const lease = () => pool.query(`UPDATE campaign_engine_deliveries SET due_at = due_at - interval '61 s'`);
const nudge = () => pool.query(`SELECT pg_notify($1, id || ' 0') FROM campaigns`, [CHANNEL]);

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
});
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(async () => {
  for (const server of servers.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  receiver.stop();
  await pool.query('DELETE FROM campaign_engines');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('TAC-8 a server that is killed while it posts leaves the battle to the next, which says that it is the same delivery', async () => {
  const port = await freePort();
  const first = await start(port);
  const set = await setUp(first);
  receiver.answers.push('silence');
  await handOver(set);
  await receiver.until(1);
  await first.kill();
  const left = await rows();
  expect(left).toMatchObject([{ battle: set.battle, attempts: 1, taken: false }]);

  await start(port);
  await nudge();
  await wait(700);
  // Nobody can know yet that the first is dead.
  expect(receiver.received).toHaveLength(1);
  expect(await rows()).toEqual(left);
  await lease();
  await nudge();
  await receiver.until(2);
  await untilRows(([row]) => row?.taken === true);
  expect(await rows()).toMatchObject([{ attempts: 2, taken: true }]);
  const [before, after] = receiver.received;
  expect(after?.headers['x-engine-delivery']).toBe(before?.headers['x-engine-delivery']);
  expect(after?.headers['x-engine-nonce']).not.toBe(before?.headers['x-engine-nonce']);
  expect(JSON.parse(String(after?.body))).toEqual(JSON.parse(String(before?.body)));
  await lease();
  await nudge();
  await wait(700);
  expect(receiver.received).toHaveLength(2);
});

/** Until a server that was answered waits for the delivery's row, to note it. */
const untilNoting = (): Promise<void> =>
  until('note of it', async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE campaign_engine_deliveries%'`,
    );
    return rowCount === 1;
  });

it('TAC-8 a server that is killed between the answer and its note of it posts again, and the engine can tell that it has it', async () => {
  const port = await freePort();
  const first = await start(port);
  const set = await setUp(first);
  let answer: () => void = () => undefined;
  receiver.gate = new Promise((open) => (answer = open));
  await handOver(set);
  await receiver.until(1);
  // The note cannot be made while somebody else holds the row.
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM campaign_engine_deliveries FOR UPDATE');
    answer();
    await untilNoting();
    await first.kill();
    await holder.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'campaign-host' AND datname = current_database()`,
    );
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect(await rows()).toMatchObject([{ attempts: 1, taken: false }]);
  await lease();
  await start(port);
  await receiver.until(2);
  await untilRows(([row]) => row?.taken === true);
  expect(await rows()).toMatchObject([{ attempts: 2, taken: true }]);
  expect(Object.values(receiver.counts)).toEqual([2]);
});

it('TAC-8 of two servers one posts each attempt, never both at once, and long polls are answered by both', async () => {
  const [one, other] = [await start(), await start()];
  const sets = [await setUp(one), await setUp(other)];
  receiver.delayMs = 250;
  receiver.refusals = 4;
  const polls = sets.flatMap(({ keys }) =>
    [one, other].map((server) => signed(server, keys, 'GET', '/work?wait=20')),
  );
  await wait(300);
  for (const set of sets) await handOver(set);
  for (const [index, answer] of (await Promise.all(polls)).entries())
    expect(expectStatus(answer, 200).body['items']).toMatchObject([
      { battle: sets[Math.floor(index / 2)]?.battle },
    ]);
  await until('end', async () => {
    // The gaps of the first four attempts are over at once; whoever posts now has a lease of a minute.
    await pool.query(
      `UPDATE campaign_engine_deliveries SET due_at = clock_timestamp() WHERE taken_at IS NULL AND due_at < clock_timestamp() + interval '42 s'`,
    );
    await nudge();
    await wait(60);
    const found = await rows();
    return found.length === 2 && found.every(({ taken }) => taken);
  });
  const posts = await rows();
  expect(posts).toMatchObject([
    { attempts: receiver.refusals + 1, taken: true },
    { attempts: receiver.refusals + 1, taken: true },
  ]);
  expect(Object.values(receiver.counts)).toEqual([receiver.refusals + 1, receiver.refusals + 1]);
  expect(receiver.mostAtOnce).toBe(1);
});

it('TAC-6 to TAC-8 what two servers are told at the same time counts once', async () => {
  const [one, other] = [await start(), await start()];
  const set = await setUp(one);
  const { game, keys, battle } = set;
  expectStatus(await game.at(game.gm, 'PATCH', `/engines/${keys.id}`, { body: { webhook: null } }), 200);
  await handOver(set);
  const both = (
    call: (server: ServerProcess, index: number) => Promise<Answer>,
  ): Promise<readonly Answer[]> => Promise.all([one, other].map((server, index) => call(server, index)));
  const codesOf = (answers: readonly Answer[]): readonly string[] =>
    answers.map(({ status, body }) => `${status} ${status < 400 ? '' : String(body['code'])}`.trim()).sort();

  const nonce = 'sent-to-both-at-once';
  expect(codesOf(await both((server) => signed(server, keys, 'GET', '/work', { nonce })))).toEqual([
    '200',
    '401 engine/nonce-used',
  ]);
  const { items } = expectStatus(await signed(other, keys, 'GET', '/work'), 200).body as unknown as {
    items: readonly [{ blank: object }];
  };
  const blank = items[0].blank;
  const report = (server: ServerProcess, body: object): Promise<Answer> =>
    signed(server, keys, 'POST', `/battles/${battle}/report`, { body });
  expect(codesOf(await both((server, index) => report(server, { ...blank, turns: 3 + index })))).toEqual([
    '200',
    '409 engine/report-waits',
  ]);
  const { reports } = expectStatus(await game.at(game.gm, 'GET', `/battles/${battle}`), 200)
    .body as unknown as {
    reports: readonly { readonly body: { readonly turns: number } }[];
  };
  expect(reports).toHaveLength(1);
  const same = await both((server) => report(server, { ...blank, turns: reports[0]?.body.turns }));
  expect(codesOf(same)).toEqual(['200', '200']);
  expect(same[0]?.body).toEqual(same[1]?.body);
});
