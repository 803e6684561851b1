/** Servers that are killed while they post a member's events, and several beside each other: no gap, nothing lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { eventually } from '../support/eventually';
import { lookingPool, wait } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { newGame } from '../support/game';
import { expectStatus } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-events-'));
let database: TestDatabase;
let pool: pg.Pool;
let program: WebhookReceiver;
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

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  program = await WebhookReceiver.start();
});
afterAll(async () => {
  for (const server of servers.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  program.stop();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is killed while it posts leaves the same events to the next; of two one posts them', async () => {
  const first = await start();
  const game = await newGame(first);
  const [anna] = game.players;
  if (anna === undefined) throw new Error('no players');
  program.answers.push('silence');
  const body = { url: program.url, after: 0 };
  expectStatus(await game.at(anna, 'POST', '/webhooks', { body }), 201);
  await game.advance();
  await program.until(1);
  const last = (await game.view(anna)).seq;
  await first.kill();

  await start();
  await start();
  await wait(700);
  // Nobody can know yet that the first is dead.
  expect(program.received).toHaveLength(1);
  await pool.query(`UPDATE event_webhooks SET due_at = due_at - interval '61 s'`);
  await program.until(2);
  const [lost, again] = program.received.map(({ body: sent }) => String(sent));
  expect(again).toBe(lost);
  const taken = async (): Promise<number> =>
    Number((await pool.query<{ seq: string }>('SELECT taken_seq AS seq FROM event_webhooks')).rows[0]?.seq);
  await eventually(taken, last);
  await wait(500);
  const seqs = program.received
    .slice(1)
    .flatMap(({ body: sent }) => (JSON.parse(String(sent)) as { events: { seq: number }[] }).events)
    .map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: last }, (_, index) => index + 1));
});
