/** `npm run deliveries` beside a running server: what waits, what fails and why, and sending it again. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/eventually';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { newGame } from '../support/game';
import { expectStatus } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { WebhookReceiver } from '../support/engines/webhook-receiver';

const ROOT = join(__dirname, '..', '..');
const dataDir = mkdtempSync(join(tmpdir(), 'campaign-deliveries-'));
let database: TestDatabase;
let server: ServerProcess;
let room: WebhookReceiver;

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  room = await WebhookReceiver.start();
  const env = { DATABASE_URL: database.url, PRIVATE_WEBHOOKS: 'true' };
  server = await ServerProcess.start({ dataDir, env });
});
afterAll(async () => {
  await server.stop();
  room.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const deliveries = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'dist', 'cli', 'deliveries.js'), ...words],
    { env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

/** Until that is what waits. */
const said = (wanted: RegExp): Promise<void> =>
  until(`answer like ${String(wanted)}`, () => wanted.test(deliveries().stdout));

it('says what waits and fails by way, and has it sent again', async () => {
  expect(deliveries()).toEqual({ status: 0, stdout: 'Nothing waits.\n', stderr: '' });
  expect(deliveries('failing').stdout).toBe('Nothing fails.\n');
  expect(deliveries('again').status).toBe(2);
  expect(deliveries('everything')).toMatchObject({ status: 2, stdout: '' });
  const game = await newGame(server);
  const [anna] = game.players;
  if (anna === undefined) throw new Error('no players');
  const chat = { format: 'generic', url: room.url, language: 'en', zone: 'UTC' };
  expectStatus(await game.at(game.gm, 'PUT', '/chat', { body: chat }), 200);
  expectStatus(await game.at(anna, 'POST', '/webhooks', { body: { url: room.url } }), 201);
  const patient = { status: 429, headers: { 'retry-after': '3000' } };
  room.answers.push(patient, patient);
  await game.advance();
  await room.until(2);
  // What was answered is noted a moment later.
  await said(
    /^chat: 1 waiting \(oldest due for 0 s\), 1 of them failing; 0 given up\nevents: 1 waiting .*, 1 of them failing; 0 given up\n$/,
  );
  expect(deliveries('failing').stdout).toMatch(
    /^chat 127\.0\.0\.1: 1, at most 1 attempts, answered-429; again in \d{4} s\nevents 127\.0\.0\.1: 1, .*\n$/,
  );
  expect(deliveries('again', 'chat').stdout).toBe('Tried again within seconds: 1.\n');
  await room.until(3);
  expect(deliveries('again', 'events').stdout).toBe('Tried again within seconds: 1.\n');
  await room.until(4);
  await said(/^Nothing waits\.\n$/);
});
