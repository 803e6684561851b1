/**
 * `kill -9` right after an answer about a battle, an engine or a message: after the new start all of it is
 * there, and what is sent again is done once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { signed } from '../support/engines/engine-calls';
import { battleOn, type OpenedBattle } from '../support/faults/battle';
import { expectSound, lookingPool } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { freePort } from '../support/outside/free-port';
import { call, type Answer } from '../support/http';
import { expectStatus, type Person } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { storedEvents } from '../support/stored-history';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-answers-'));
let database: TestDatabase;
let pool: pg.Pool;
let server: ServerProcess;
let fight: OpenedBattle;
let port: number;
let kills = 0;

const start = async (): Promise<void> => {
  server = await ServerProcess.start({ dataDir, port, env: { DATABASE_URL: database.url } });
};
/** The answer of a command, after which the server is dead and started again. */
const survived = async (command: Promise<Answer>): Promise<Answer> => {
  const answer = await command;
  await server.kill();
  if (answer.status >= 300)
    throw new Error(`${answer.status} ${answer.text}\n${server.output.slice(-4_000)}`);
  kills += 1;
  await start();
  return answer;
};
const at = (who: Person, method: string, rest: string, body?: unknown, key?: string): Promise<Answer> =>
  fight.at(server, who, method, rest, {
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const gm = (method: string, rest: string, body?: unknown): Promise<Answer> =>
  fight.ask(server, fight.game.gm, method, rest, body === undefined ? {} : { body });
/** Once, the server's death, and once more with the same key: one and the same answer. */
const onceForAll = async (who: Person, rest: string, body: unknown, key: string): Promise<Answer> => {
  const first = await survived(at(who, 'POST', rest, body, key));
  const again = await at(who, 'POST', rest, body, key);
  expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
  return first;
};
interface Report {
  readonly id: string;
  readonly state: string;
  readonly body: { readonly turns: number };
}
const reports = async (): Promise<readonly (readonly [state: string, turns: number])[]> =>
  (expectStatus(await at(fight.A, 'GET', ''), 200).body['reports'] as unknown as readonly Report[])
    .map(({ state, body }) => [state, body.turns] as const)
    .sort(([, a], [, b]) => a - b);

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  port = await freePort();
  await start();
  fight = await battleOn(server);
});
afterAll(async () => {
  await server.stop();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a message is there, once, and what comes after it is in order', async () => {
  const path = `/v1/campaigns/${fight.game.id}/messages`;
  const ask = (who: Person, method: string, options: object = {}): Promise<Answer> =>
    call(server, method, path, { token: who.token, ...options });
  const send = (text: string): Promise<Answer> =>
    ask(fight.A, 'POST', {
      body: { to: fight.B.force, text },
      headers: { 'idempotency-key': `message-${text}` },
    });
  const sent: Answer['body'][] = [];
  for (const text of ['one', 'two', 'three']) {
    const first = expectStatus(await survived(send(text)), 201);
    expect((await send(text)).body).toEqual(first.body);
    sent.push(first.body);
  }
  for (const who of [fight.A, fight.B])
    expect(expectStatus(await ask(who, 'GET'), 200).body).toEqual({ items: sent, next: null });
});

it('TBL what is saved on a worksheet is there, once', async () => {
  const [unit] = fight.setup.units;
  const path = `/worksheet/units/${unit?.id ?? ''}`;
  await survived(at(fight.A, 'PUT', path, { fate: 'on-field-fit', pilotFate: 'in-mech' }));
  await survived(at(fight.A, 'PUT', '/worksheet/field', { turns: 5 }));
  const { units, field } = expectStatus(await at(fight.A, 'GET', '/worksheet'), 200).body as unknown as {
    units: readonly { id: string; entries: object }[];
    field: { entries: object };
  };
  expect(units.find(({ id }) => id === unit?.id)?.entries).toMatchObject({
    A: { revision: 1, entry: { fate: 'on-field-fit', pilotFate: 'in-mech' } },
  });
  expect(field.entries).toMatchObject({ A: { revision: 1, entry: { turns: 5 } } });
});

it('MM-4 records and answers are there, once', async () => {
  await survived(fight.bring(server, fight.A, 'A', fight.report(6)));
  const kept = expectStatus(await at(fight.A, 'GET', '/records'), 200).body;
  expect(kept).toMatchObject({ records: [{ side: 'A', units: fight.setup.units.length }], filed: null });
  await onceForAll(fight.A, '/records', { answers: { turns: 6 } }, 'answers');
  expect(expectStatus(await at(fight.A, 'GET', '/records'), 200).body).toMatchObject({
    records: [{ side: 'A' }],
    answers: { '/turns': 6 },
  });
  expect(await reports()).toEqual([]);
  expect((await pool.query(`SELECT FROM battle_papers WHERE kind = 'records'`)).rowCount).toBe(1);
});

it('TAC-7 reports, disputes and confirmations are there, once', async () => {
  const first = await onceForAll(fight.A, '/reports', fight.report(4), 'first');
  expect(await reports()).toEqual([['pending', 4]]);
  await onceForAll(
    fight.B,
    `/reports/${String(first.body['report'])}/dispute`,
    { reason: 'It took longer' },
    'dispute',
  );
  expect(await reports()).toEqual([['disputed', 4]]);
  const second = await onceForAll(fight.B, '/reports', fight.report(5), 'second');
  expect(await reports()).toEqual([
    ['superseded', 4],
    ['pending', 5],
  ]);
  const done = await onceForAll(
    fight.A,
    `/reports/${String(second.body['report'])}/confirm`,
    undefined,
    'confirm',
  );
  expect(done.body).toMatchObject({ state: 'done', reportState: 'applied' });
  expect(await reports()).toEqual([
    ['superseded', 4],
    ['applied', 5],
  ]);
  const types = (await storedEvents(pool, fight.game.id)).map(({ type }) => type);
  expect(types.filter((type) => /^(report-|battle-ended)/.test(type)).sort()).toEqual([
    'battle-ended',
    'report-confirmed',
    'report-disputed',
    'report-filed',
    'report-filed',
  ]);
  await expectSound(pool, fight.game);
});

it('TBL a worksheet that is filed ends the battle once', async () => {
  expectStatus(
    await gm('POST', '/gm/rollback', { round: 1, phase: 'combat', step: 'battles', reason: 'Once more' }),
    200,
  );
  await fight.fill(server, fight.A, 7);
  await fight.fill(server, fight.B, 7);
  const filed = await onceForAll(fight.A, '/worksheet/file', undefined, 'worksheet');
  expect(filed.body).toMatchObject({ state: 'done', reportState: 'applied' });
  expect((await reports()).filter(([state]) => state === 'applied')).toEqual([['applied', 7]]);
  await expectSound(pool, fight.game);
});

it('TAC-8 engines that are registered, changed, and given a new secret are as the game master was told', async () => {
  const made = await survived(
    gm('POST', '/engines', { name: 'Dice', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] }),
  );
  const keys = { id: String(made.body['id']), secret: String(made.body['secret']) };
  expectStatus(await signed(server, keys, 'GET', '/work'), 200);
  await survived(gm('PATCH', `/engines/${keys.id}`, { counts: 'at-once' }));
  expect(expectStatus(await gm('GET', '/engines'), 200).body['items']).toMatchObject([
    { id: keys.id, counts: 'at-once' },
  ]);
  const renewed = await survived(gm('POST', `/engines/${keys.id}/secret`));
  expect((await signed(server, keys, 'GET', '/work')).status).toBe(401);
  const nonce = 'never-again-after-the-death';
  const fresh = { ...keys, secret: String(renewed.body['secret']) };
  await survived(signed(server, fresh, 'GET', '/work', { nonce }));
  expect((await signed(server, fresh, 'GET', '/work', { nonce })).body['code']).toBe('engine/nonce-used');
  // A report that was answered counts; said again, as by an engine that did not hear the answer, it changes
  // nothing.
  expectStatus(
    await gm('POST', '/gm/rollback', {
      round: 1,
      phase: 'combat',
      step: 'battles',
      reason: 'For the engine',
    }),
    200,
  );
  expectStatus(await gm('POST', `/battles/${fight.id}/engine`, { engine: keys.id }), 200);
  const report = (): Promise<Answer> =>
    signed(server, fresh, 'POST', `/battles/${fight.id}/report`, { body: fight.report(8) });
  const told = await survived(report());
  expect(told.body).toMatchObject({ state: 'done', reportState: 'applied' });
  expect(expectStatus(await report(), 200).body).toEqual(told.body);
  expect((await reports()).filter(([, turns]) => turns === 8)).toEqual([['applied', 8]]);
  await survived(gm('DELETE', `/engines/${keys.id}`));
  expect(expectStatus(await gm('GET', '/engines'), 200).body['items']).toEqual([]);
  await expectSound(pool, fight.game);
  expect(kills).toBe(18);
});
