/**
 * Two servers on one database are told things about one battle at the same time: one wins, the other is told
 * so, and nothing is mixed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { battleOn, type OpenedBattle } from '../support/faults/battle';
import { expectSound, lookingPool } from '../support/faults/checks';
import { buildOnce, ServerProcess } from '../support/faults/server';
import type { Answer } from '../support/http';
import { expectStatus, type Person } from '../support/players';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-servers-'));
let database: TestDatabase;
let pool: pg.Pool;
let servers: readonly [ServerProcess, ServerProcess];
let fight: OpenedBattle;

beforeAll(async () => {
  buildOnce();
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  const start = (): Promise<ServerProcess> =>
    ServerProcess.start({ dataDir, env: { DATABASE_URL: database.url } });
  const first = await start();
  servers = [first, await start()];
  fight = await battleOn(first);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
/** The battle as it was when it opened. */
beforeEach(async () => {
  expectStatus(
    await fight.ask(servers[0], fight.game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'combat', step: 'battles', reason: 'For the next test' },
    }),
    200,
  );
  await pool.query('DELETE FROM battle_papers');
});
afterEach(() => expectSound(pool, fight.game));

/** Of each server an answer; asked at the same time. */
const both = (
  one: (server: ServerProcess) => Promise<Answer>,
  other: (server: ServerProcess) => Promise<Answer>,
): Promise<readonly Answer[]> => Promise.all([one(servers[0]), other(servers[1])]);
const codesOf = (answers: readonly Answer[]): readonly string[] =>
  answers
    .map(({ status, body }) => (status < 400 ? String(status) : `${status} ${String(body['code'])}`))
    .sort();
const put = (who: Person, rest: string, body: object, tag?: string) => (server: ServerProcess) =>
  fight.at(server, who, 'PUT', `/worksheet${rest}`, {
    body,
    ...(tag === undefined ? {} : { headers: { 'if-match': tag } }),
  });
const post = (who: Person, rest: string, body?: object, key?: string) => (server: ServerProcess) =>
  fight.at(server, who, 'POST', rest, {
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
/** As the events tell it: a server may show for a moment what it knew before. */
const reports = async (): Promise<readonly { state: string; turns: number }[]> =>
  (
    await pool.query<{ state: string; turns: number }>(
      `SELECT state, (body->>'turns')::int AS turns FROM reports WHERE campaign_id = $1 AND battle = $2 ORDER BY 2`,
      [fight.game.id, fight.id],
    )
  ).rows;

it('TBL of two saves over the same revision one is refused (412), and what counts is the other, whole', async () => {
  const path = `/units/${fight.setup.units[0]?.id ?? ''}`;
  const saves = [
    { fate: 'on-field-fit', pilotFate: 'in-mech' },
    { fate: 'destroyed', pilotFate: 'dead' },
  ] as const;
  for (const [revision, tag] of ['"0"', '"1"', '"2"'].entries()) {
    const answers = await both(put(fight.A, path, saves[0], tag), put(fight.A, path, saves[1], tag));
    expect(codesOf(answers)).toEqual(['200', '412 request/precondition-failed']);
    const { rows } = await pool.query('SELECT revision, said AS entry FROM battle_papers');
    const kept = saves[answers.findIndex(({ status }) => status === 200)];
    expect(rows).toEqual([{ revision: revision + 1, entry: expect.objectContaining(kept ?? {}) }]);
  }
  // Without a revision the last one counts: both come through, one after the other.
  expect(codesOf(await both(put(fight.A, path, saves[0]), put(fight.A, path, saves[1])))).toEqual([
    '200',
    '200',
  ]);
  const { rows } = await pool.query<{ revision: number; entry: object }>(
    'SELECT revision, said AS entry FROM battle_papers',
  );
  expect(rows).toHaveLength(1);
  expect(
    saves.some((one) =>
      Object.entries(one).every(
        ([name, value]) => (rows[0]!.entry as Record<string, unknown>)[name] === value,
      ),
    ),
  ).toBe(true);
  expect(rows[0]?.revision).toBe(5);
});

it('TBL both sides save at the same time, and file at the same time: it counts once', async () => {
  await Promise.all([fight.fill(servers[0], fight.A, 7), fight.fill(servers[1], fight.B, 7)]);
  expect(codesOf(await both(post(fight.A, '/worksheet/file'), post(fight.B, '/worksheet/file')))).toEqual([
    '201',
    '409 battle/already-done',
  ]);
  expect((await reports()).filter(({ state }) => state === 'applied')).toEqual([
    { state: 'applied', turns: 7 },
  ]);
});

it('MM-4 of two records of one side the last one counts, whole; those of two sides are both kept, and reported once', async () => {
  const [six, nine] = [fight.report(6), { ...fight.report(9), units: [...fight.report(9).units].reverse() }];
  expect(
    codesOf(
      await both(
        (server) => fight.bring(server, fight.A, 'A', six),
        (server) => fight.bring(server, fight.A, 'A', nine),
      ),
    ),
  ).toEqual(['200', '200']);
  expect((await pool.query('SELECT speaker FROM battle_papers')).rows).toEqual([{ speaker: 'A' }]);
  await pool.query('DELETE FROM battle_papers');
  const answers = { turns: 6, holder: null };
  expectStatus(await post(fight.A, '/records', { answers })(servers[0]), 200);
  expectStatus(await post(fight.B, '/records', { answers })(servers[1]), 200);
  const sides = await both(
    (server) => fight.bring(server, fight.A, 'A', six, '?file=true'),
    (server) => fight.bring(server, fight.B, 'B', six, '?file=true'),
  );
  expect(codesOf(sides)).toEqual(['200', '200']);
  const { rows } = await pool.query(
    `SELECT speaker, said->>'record' IS NOT NULL AS record FROM battle_papers WHERE speaker <> '' ORDER BY speaker`,
  );
  expect(rows).toEqual([
    { speaker: 'A', record: true },
    { speaker: 'B', record: true },
  ]);
  // With the first something is open still; the second has all that it takes.
  expect(sides.filter(({ body }) => body['filed'] !== null)).toHaveLength(1);
  expect((await reports()).filter(({ state }) => state !== 'superseded')).toEqual([
    { state: 'pending', turns: 6 },
  ]);
});

it('TAC-7 of two different reports one waits in the end; one that is sent twice with one key is filed once', async () => {
  const [four, five] = [fight.report(4), fight.report(5)];
  expect(codesOf(await both(post(fight.A, '/reports', four), post(fight.B, '/reports', five)))).toEqual([
    '201',
    '201',
  ]);
  expect((await reports()).map(({ state }) => state).sort()).toEqual(['pending', 'superseded']);
  const twins = await both(
    post(fight.A, '/reports', fight.report(6), 'twins'),
    post(fight.A, '/reports', fight.report(6), 'twins'),
  );
  expect(['201', '409 request/idempotency-key-running']).toEqual(expect.arrayContaining([...codesOf(twins)]));
  const filed = twins.find(({ status }) => status === 201)?.body;
  for (const server of servers)
    expect((await post(fight.A, '/reports', fight.report(6), 'twins')(server)).body).toEqual(filed);
  expect((await reports()).filter(({ turns }) => turns === 6)).toHaveLength(1);
});

it('TAC-7 of a confirmation and a dispute at the same time one counts, and the other is told that it comes too late', async () => {
  const filed = expectStatus(await post(fight.A, '/reports', fight.report(4))(servers[0]), 201);
  const rest = `/reports/${String(filed.body['report'])}`;
  const codes = codesOf(
    await both(
      post(fight.B, `${rest}/confirm`),
      post(fight.B, `${rest}/dispute`, { reason: 'It took longer' }),
    ),
  );
  expect(codes[0]).toBe('200');
  expect(codes[1]).toMatch(/^(200|409 battle\/)/);
  // A disputed report can still be confirmed; one that has counted cannot be disputed.
  expect(['applied', 'disputed']).toContain((await reports())[0]?.state);
  if (codes[1] === '200') expect(await reports()).toEqual([{ state: 'applied', turns: 4 }]);
});

it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'TAC-7 whatever is done about a report at the same moment, it ends once, or one report waits (%s)',
  async (turn) => {
    const { gm } = fight.game;
    const filed = expectStatus(await post(fight.A, '/reports', fight.report(1))(servers[0]), 201);
    const waiting = `/reports/${String(filed.body['report'])}`;
    const done: readonly ((server: ServerProcess) => Promise<Answer>)[] = [
      post(fight.B, `${waiting}/dispute`, { reason: 'It took longer' }),
      (server) => fight.at(server, gm, 'PUT', waiting, { body: fight.report(4) }),
      post(fight.B, '/reports', fight.report(3)),
      post(gm, '/engine', { engine: 'megamek' }),
      post(fight.A, '/reports', fight.report(2)),
      post(fight.B, `${waiting}/confirm`),
      post(gm, '/call-off', { reason: 'Enough' }),
      post(gm, '/decide', {}),
    ];
    const turned = [...done.slice(turn), ...done.slice(0, turn)];
    const answers = await Promise.all(turned.map((act, index) => act(servers[index % 2 === 0 ? 0 : 1])));
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
      [],
    );
    const { rows } = await pool.query<{ state: string }>(
      'SELECT state FROM battles WHERE campaign_id = $1 AND id = $2',
      [fight.game.id, fight.id],
    );
    const left = (await reports()).filter(({ state }) => state !== 'superseded').map(({ state }) => state);
    const fitting: Readonly<Record<string, readonly string[]>> = {
      done: ['applied'],
      'called-off': [],
      reported: ['pending'],
      disputed: ['disputed'],
    };
    expect(left).toEqual(fitting[rows[0]?.state ?? '']);
  },
  300_000,
);
