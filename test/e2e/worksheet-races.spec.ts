/**
 * Worksheets that are saved, tried and filed at the same moment (TBL, TAC-7): what was acknowledged counts,
 * and nothing is told too early.
 */
import type pg from 'pg';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let url: string;
let units: readonly { readonly id: string }[];

const fit = { fate: 'on-field-fit', pilotFate: 'in-mech' };
const save = (who: Player, unit: string, body: object): Promise<Answer> =>
  game.at(who, 'PUT', `${url}/units/${unit}`, { body });
const field = (who: Player, body: object): Promise<Answer> =>
  game.at(who, 'PUT', `${url}/field`, { body: { holder: { side: null }, turns: 7, ...body } });
const file = (who: Player, query = ''): Promise<Answer> =>
  game.at(who, 'POST', `${url}/file${query}`, { body: {} });

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const all = await game.view(game.gm);
  const { buildings } = all as unknown as {
    buildings: readonly { readonly id: string; readonly type: string }[];
  };
  const mines = buildings.find(({ type }) => type === 'mine-factory');
  const enemy = (await game.view(B)).mechs.find((mech) => mech.own);
  await game.correct([
    { set: 'building', building: mines?.id, control: B.force },
    { set: 'mech', mech: enemy?.id, hex: (await game.view(A)).map.hq },
  ]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find((one) => one.mine);
  url = `/battles/${String(battle?.id)}/worksheet`;
  const read = expectStatus(await game.at(A, 'GET', `/battles/${String(battle?.id)}`), 200);
  units = (read.body['setup'] as unknown as { units: typeof units }).units;
  for (const who of [A, B]) for (const { id } of units) expectStatus(await save(who, id, fit), 200);
  expectStatus(await field(A, { minesUsed: 0 }), 200);
  expectStatus(await field(B, { minesUsed: 3 }), 200);
});
afterAll(() => app.close());

/** Holds the campaign's lock until the second waits for it behind the first. */
const whileLocked = async (
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<readonly [Answer, Answer]> => {
  const holder = await app.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [game.id]);
    const one = first();
    await waiters(holder, 1);
    const two = second();
    await waiters(holder, 2);
    await holder.query('COMMIT');
    return await Promise.all([one, two]);
  } finally {
    holder.release();
  }
};

const waiters = (client: pg.ClientBase, wanted: number): Promise<void> =>
  until('command that waits for the lock', async () => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count === wanted;
  });

const first = (): string => units[0]?.id ?? '';

it('SIGHT-4 trying to file tells nothing of the other side’s mines', async () => {
  const tried = expectStatus(await file(A, '?dryRun=true'), 201).body as unknown as {
    state: string;
    difference: { minesUsed: object };
  };
  expect(tried).toMatchObject({ state: 'done', difference: { minesUsed: { A: 0, B: 0 } } });
  const own = expectStatus(await file(B, '?dryRun=true'), 201).body as unknown as {
    difference: { minesUsed: object };
  };
  expect(own.difference.minesUsed).toEqual({ A: 0, B: 3 });
});

it('TAC-7 what a side has saved in time counts in the worksheet that another one files', async () => {
  const [saved, filed] = await whileLocked(
    () => save(B, first(), { ...fit, hits: 1 }),
    () => file(A),
  );
  expect(saved.status).toBe(200);
  expect({ status: filed.status, code: filed.body['code'] }).toEqual({
    status: 422,
    code: 'battle/worksheet-differs',
  });
  expect(filed.body['violations']).toMatchObject([
    { code: 'battle/worksheet-differs', pointer: `/units/${first()}/hits` },
  ]);
  expectStatus(await save(B, first(), fit), 200);
});

it('TBL what comes after the end of a battle is not acknowledged', async () => {
  const [filed, saved] = await whileLocked(
    () => file(A),
    () => save(B, first(), { ...fit, hits: 1 }),
  );
  expect(expectStatus(filed, 201).body).toMatchObject({
    state: 'done',
    difference: { minesUsed: { A: 0, B: 3 } },
  });
  expect({ status: saved.status, code: saved.body['code'] }).toEqual({
    status: 409,
    code: 'battle/already-done',
  });
});

it('TAC-7 END-2 after a rollback nobody has agreed to how a battle ends before they say so anew', async () => {
  const { body } = await game.at(game.gm, 'POST', '/gm/rollback', {
    body: { round: (await game.view(A)).round, phase: 'combat', step: 'battles', reason: 'once more' },
  });
  expect(body).toMatchObject({ phase: 'combat', step: 'battles' });
  const filed = await file(A);
  expect({ status: filed.status, code: filed.body['code'] }).toEqual({
    status: 422,
    code: 'battle/worksheet-open',
  });
  expect(
    (filed.body['violations'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer),
  ).toEqual(['/field/holder', '/field/turns']);
  expectStatus(await field(A, { minesUsed: 0 }), 200);
  expect(expectStatus(await file(A), 201).body).toMatchObject({ state: 'reported', confirmedBy: [A.force] });
  // What was filled in of the units is still there.
  expectStatus(await field(B, { minesUsed: 3 }), 200);
  expect(expectStatus(await file(B), 201).body).toMatchObject({ state: 'done' });
});
