/**
 * Who posts a battle to a webhook, and when again (TAC-8): as several servers agree on it in one database. No
 * server posts here by itself.
 */
import type { Delivery } from '../../src/application/engines/deliver';
import { PgDeliveries } from '../../src/infrastructure/engines/deliveries';
import { loadMasterKey } from '../../src/infrastructure/secrets/master-key';
import { ENGINE_SECRETS } from '../../src/infrastructure/secrets/purposes';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { startTestApp, type TestApp } from '../support/app';
import { openBattle } from '../support/engines/engine-calls';
import { newGame, type Game } from '../support/game';
import { expectStatus } from '../support/players';

const HOOK = 'http://127.0.0.1:1/hook';
const REFUSED = { reason: 'answered', status: 500 } as const;

let app: TestApp;
let game: Game;
let engine: string;
let battle: string;
let servers: readonly PgDeliveries[];

const gm = async (method: string, path: string, body?: unknown): Promise<void> => {
  const { status, text } = await game.at(game.gm, method, path, body === undefined ? {} : { body });
  if (status >= 300) throw new Error(text);
};
const handTo = (to: string): Promise<void> => gm('POST', `/battles/${battle}/engine`, { engine: to });
/** All servers at the same time. */
const takeAll = async (): Promise<readonly Delivery[]> =>
  (await Promise.all(servers.map((one) => one.take()))).flat();
const take = async (): Promise<Delivery> => {
  const taken = await takeAll();
  expect(taken).toHaveLength(1);
  return taken[0] as Delivery;
};
const settle = (delivery: Delivery, outcome: Parameters<PgDeliveries['settle']>[1]): Promise<void> =>
  (servers[0] as PgDeliveries).settle(delivery, outcome);
const rows = async (): Promise<readonly { attempts: number; inSeconds: number; taken: boolean }[]> =>
  (
    await app.pool.query<{ attempts: number; inSeconds: number; taken: boolean }>(
      `SELECT attempts, extract(epoch FROM due_at - clock_timestamp())::float8 AS "inSeconds", taken_at IS NOT NULL AS taken FROM campaign_engine_deliveries`,
    )
  ).rows;
const age = (seconds: number) =>
  app.pool.query('UPDATE campaign_engine_deliveries SET due_at = due_at - make_interval(secs => $1)', [
    seconds,
  ]);

beforeAll(async () => {
  app = await startTestApp({ PRIVATE_WEBHOOKS: 'true', PROCESS: 'api' });
  game = await newGame(app);
  const box = new SealedBox(loadMasterKey(null, app.dataDir), ENGINE_SECRETS);
  servers = Array.from({ length: 4 }, () => new PgDeliveries(app.pool, box));
  const body = { name: 'Hook', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'], webhook: HOOK };
  engine = String(expectStatus(await game.at(game.gm, 'POST', '/engines', { body }), 201).body['id']);
  battle = await openBattle(game);
});
afterAll(() => app.close());

beforeEach(async () => {
  await handTo('table');
  await takeAll();
  expect(await rows()).toEqual([]);
  await handTo(engine);
});

it('TAC-8 of servers that look at the same time one takes it; while it posts nobody else does', async () => {
  expect(await take()).toMatchObject({ engine, battle, attempts: 1, url: HOOK });
  expect(await takeAll()).toEqual([]);
  await age(55);
  expect(await takeAll()).toEqual([]);
});

it('TAC-8 what a server has left that died is taken again by one after a minute; the dead one’s word comes too late', async () => {
  const left = await take();
  await age(61);
  const again = await take();
  expect(again).toMatchObject({ battle, hash: left.hash, attempts: 2 });
  await settle(left, 'taken');
  expect(await rows()).toMatchObject([{ attempts: 2, taken: false }]);
  await settle(again, 'taken');
  await age(100_000);
  expect(await takeAll()).toEqual([]);
  expect(await rows()).toMatchObject([{ attempts: 2, taken: true }]);
});

it('TAC-8 the gaps double from five seconds to an hour', async () => {
  const gaps: number[] = [];
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    await settle(await take(), REFUSED);
    const [{ inSeconds } = { inSeconds: 0 }] = await rows();
    gaps.push(Math.round(inSeconds));
    await age(inSeconds - 0.5);
    expect(await takeAll()).toEqual([]);
    await age(1);
  }
  expect(gaps).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600]);
});

it('TAC-8 a webhook that is set again, to the same or another URL, begins anew', async () => {
  for (const webhook of [HOOK, `${HOOK}2`, HOOK]) {
    await takeAll();
    await gm('PATCH', `/engines/${engine}`, { webhook });
    const after = await take();
    expect(after).toMatchObject({ attempts: 1, url: webhook });
    await settle(after, 'taken');
    await gm('PATCH', `/engines/${engine}`, { counts: 'at-once' });
    expect(await rows()).toMatchObject([{ attempts: 1, taken: true }]);
  }
});

it('TAC-8 what was under way to another URL says nothing of the new one', async () => {
  const before = await take();
  await gm('PATCH', `/engines/${engine}`, { webhook: `${HOOK}2` });
  const after = await take();
  for (const outcome of ['taken', REFUSED] as const) {
    await settle(before, outcome);
    expect(await rows()).toMatchObject([{ attempts: 1, taken: false }]);
    const told = await game.at(game.gm, 'GET', `/engines/${engine}/deliveries`);
    expect(told.body).toMatchObject({ lastTakenAt: null, failingSince: null, lastFailure: null });
  }
  await settle(after, 'taken');
  expect(await rows()).toMatchObject([{ taken: true }]);
  await gm('PATCH', `/engines/${engine}`, { webhook: HOOK });
});

it('TAC-8 a battle that is given away is forgotten, and one that comes back is posted anew', async () => {
  const first = await take();
  await settle(first, 'taken');
  await handTo('table');
  expect(await takeAll()).toEqual([]);
  expect(await rows()).toEqual([]);
  await settle(first, REFUSED);
  await handTo(engine);
  expect(await take()).toMatchObject({ attempts: 1, hash: first.hash });
});

it('TAC-8 nothing is posted while the campaign is paused, and what was taken stays so', async () => {
  await gm('POST', '/gm/pause', { reason: 'a holiday' });
  expect(await takeAll()).toEqual([]);
  await gm('POST', '/gm/resume', { reason: 'back again' });
  await settle(await take(), 'taken');
  await gm('POST', '/gm/pause', { reason: 'a holiday' });
  expect(await takeAll()).toEqual([]);
  await gm('POST', '/gm/resume', { reason: 'back again' });
  expect(await takeAll()).toEqual([]);
});

it('TAC-8 the end of a post to an engine that was removed meanwhile is noted nowhere', async () => {
  const delivery = await take();
  const spare = { name: 'Next', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'], webhook: HOOK };
  await gm('DELETE', `/engines/${engine}`);
  await settle(delivery, 'taken');
  expect(await rows()).toEqual([]);
  engine = String(expectStatus(await game.at(game.gm, 'POST', '/engines', { body: spare }), 201).body['id']);
});
