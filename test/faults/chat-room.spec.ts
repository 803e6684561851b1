/** A server that is killed while it posts to a chat room, and two servers beside each other: nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { eventually } from '../support/eventually';
import { lookingPool, wait } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { newGame, type Game } from '../support/game';
import { expectStatus } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-chat-'));
let database: TestDatabase;
let pool: pg.Pool;
let room: WebhookReceiver;
const servers: ServerProcess[] = [];

const start = async (): Promise<ServerProcess> => {
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'the same for all of them, long enough',
    PRIVATE_WEBHOOKS: 'true',
  };
  const server = await ServerProcess.start({ dataDir, env });
  servers.push(server);
  return server;
};
const connect = async (server: ServerProcess): Promise<Game> => {
  const game = await newGame(server);
  const body = { format: 'generic', url: room.url, language: 'en', zone: 'UTC' };
  expectStatus(await game.at(game.gm, 'PUT', '/chat', { body }), 200);
  return game;
};
const posts = (): readonly { readonly id: string; readonly kind: string }[] =>
  room.received.map(({ body }) => JSON.parse(String(body)) as { id: string; kind: string });
/** As if the lease had run out. */
const lease = () =>
  pool.query(`UPDATE notice_deliveries SET due_at = due_at - interval '61 s' WHERE outcome IS NULL`);

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
});
beforeEach(async () => {
  room = await WebhookReceiver.start();
});
afterEach(async () => {
  for (const server of servers.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  room.stop();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is killed while it posts leaves the post to the next, under the same id, and none overtakes it', async () => {
  const first = await start();
  const game = await connect(first);
  room.answers.push('silence');
  await game.advance();
  await room.until(1);
  await game.advance();
  await first.kill();

  await start();
  await wait(700);
  // Nobody can know yet that the first is dead.
  expect(posts()).toHaveLength(1);
  await lease();
  await room.until(2);
  // The phase that it told of is over: what is posted now is what is true now.
  const { rows } = await pool.query<{ outcome: string | null; attempts: number }>(
    `SELECT d.outcome, d.attempts FROM notice_deliveries d ORDER BY d.notice`,
  );
  expect(rows.slice(0, 1)).toEqual([{ outcome: 'untrue', attempts: 2 }]);
  expect(new Set(posts().map(({ id }) => id)).size).toBe(2);
});

it('of two servers one posts it, and a lost answer is posted again under the same id', async () => {
  const first = await start();
  await start();
  const game = await connect(first);
  await game.advanceTo('supply');
  // What is posted of the phases before comes in their order: after this one nothing of them is on its way.
  await eventually(
    () => Promise.resolve(room.received.some(({ body }) => /supply/iu.test(String(body)))),
    true,
  );
  room.received.length = 0;
  room.answers.push('silence');
  await game.advance();
  await room.until(1);
  const [lost] = posts();
  expect(lost?.kind).toBe('round-over');
  // Who posts waits ten seconds for the answer, and five before it tries again.
  await room.until(2);
  expect(posts()[1]).toEqual(lost);
  await room.until(3);
  await wait(300);
  expect(posts().map(({ kind }) => kind)).toEqual(['round-over', 'round-over', 'phase-began']);
});
