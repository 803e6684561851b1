/**
 * A server that is killed while it pushes: the push comes by the next server, and the browser can tell that it
 * is the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { putNotices } from '../../src/infrastructure/notices/put-notices';
import { withTransaction } from '../../src/infrastructure/store/transaction';
import type { ForceId, UserId } from '../../src/kernel';
import { until } from '../support/eventually';
import { lookingPool, wait } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { call } from '../support/http';
import { expectStatus, startedCampaign, type Person } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { PushBrowser, PushService } from '../support/outside/push-service';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-pushes-'));
let database: TestDatabase;
let pool: pg.Pool;
let service: PushService;
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
const deliveries = async (): Promise<readonly { attempts: number; outcome: string | null }[]> =>
  (
    await pool.query<{ attempts: number; outcome: string | null }>(
      `SELECT d.attempts, d.outcome FROM notice_deliveries d JOIN notices n ON n.id = d.notice WHERE n.kind = 'message-sent'`,
    )
  ).rows;

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  service = await PushService.start();
});
afterAll(async () => {
  for (const server of servers)
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  service.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('is not lost, and has the same topic and tag when it comes twice', async () => {
  const first = await start();
  const { id, players } = await startedCampaign(first, 2);
  const [anna, ben] = players as [Person, Person];
  const force = String((await anna.call('GET', `/v1/campaigns/${id}`)).body['myForce']);
  const browser = new PushBrowser(service);
  expectStatus(await anna.call('POST', '/v1/me/push-subscriptions', { body: browser.subscription }), 201);
  const publicKey = (await anna.call('GET', '/v1/me/push-subscriptions')).body['publicKey'];
  service.manner = 'silent';
  expectStatus(
    await ben.call('POST', `/v1/campaigns/${id}/messages`, { body: { to: force, text: 'Truce?' } }),
    201,
  );
  await until('push', () => browser.got.length === 1);
  await first.kill();
  expect(await deliveries()).toEqual([{ attempts: 1, outcome: null }]);

  service.manner = 201;
  const next = await start();
  await wait(700);
  // Nobody can know yet that the first is dead.
  expect(browser.got).toHaveLength(1);
  await pool.query(`UPDATE notice_deliveries SET due_at = due_at - interval '61 s' WHERE outcome IS NULL`);
  await until('second push', () => browser.got.length === 2);
  await until('end', async () => (await deliveries())[0]?.outcome === 'sent');
  const [before, after] = browser.got;
  expect(after?.headers['topic']).toBe(before?.headers['topic']);
  expect(browser.messages[1]).toEqual(browser.messages[0]);
  // Signed by the same pair, which the next server has opened.
  const { body } = await call(next, 'GET', '/v1/me/push-subscriptions', { token: anna.token });
  expect(body['publicKey']).toBe(publicKey);
});

const KILLS = process.env['DEEP'] === '1' ? 50 : 2;
const BROWSERS = 10;
const NOTICES = 5;

it(`killed at ${String(KILLS)} moments, none is lost, and none comes twice to a service that heeds topics`, async () => {
  const setting = await start();
  const { id, players } = await startedCampaign(setting, 2);
  const [anna] = players as [Person];
  const force = String((await anna.call('GET', `/v1/campaigns/${id}`)).body['myForce']) as ForceId;
  const browsers = Array.from({ length: BROWSERS }, () => new PushBrowser(service));
  for (const { subscription } of browsers)
    expectStatus(await anna.call('POST', '/v1/me/push-subscriptions', { body: subscription }), 201);
  await setting.stop();
  service.manner = 201;
  service.delayMs = 60;
  const waiting = async (): Promise<number> =>
    (await pool.query(`SELECT 1 FROM notice_deliveries WHERE outcome IS NULL AND way = 'push'`)).rowCount ??
    0;
  const call = (kill: number): Promise<void> =>
    withTransaction(pool, async (client) =>
      putNotices(
        client,
        id,
        Array.from({ length: NOTICES }, (_, index) => ({
          ...{ user: anna.id as UserId, kind: 'message-sent', to: { kind: 'force', force } },
          ...{ cause: `${String(kill)}.${String(index)}` },
          data: { message: `${String(kill)}.${String(index)}`, from: 'Force B', toAll: false },
        })),
      ),
    );
  for (let kill = 0; kill < KILLS; kill += 1) {
    await call(kill);
    const before = service.got.length;
    const server = await start();
    await until('push', () => service.got.length > before);
    await wait((kill * 61) % 200);
    await server.kill();
    // As if the leases had run out.
    await pool.query('UPDATE notice_deliveries SET due_at = clock_timestamp() WHERE outcome IS NULL');
    // As if an hour had passed: so many in one would be held back (`hour-limit.spec`).
    await pool.query('UPDATE notice_endpoints SET hour_messages = 0');
  }
  await start();
  await until('end', async () => (await waiting()) === 0);
  const { rows } = await pool.query<{ outcome: string }>(
    `SELECT DISTINCT outcome FROM notice_deliveries d JOIN notice_endpoints e ON e.id = d.endpoint WHERE e.user_id = $1`,
    [anna.id],
  );
  expect(rows).toEqual([{ outcome: 'sent' }]);
  for (const browser of browsers) {
    const topics = new Map<unknown, string>();
    for (const [index, { headers }] of browser.got.entries()) {
      const text = JSON.stringify(browser.messages[index]);
      expect(topics.get(headers['topic']) ?? text).toBe(text);
      topics.set(headers['topic'], text);
    }
    // Those of the phase and the start are there, too.
    expect(topics.size).toBeGreaterThanOrEqual(KILLS * NOTICES);
    expect([...topics.values()].filter((text) => text.includes('Force B'))).toHaveLength(KILLS * NOTICES);
  }
}, 900_000);
