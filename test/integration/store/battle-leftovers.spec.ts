/** TBL, MM-4: how much room worksheets and records take, and for how long. */
import { purge } from '../../../src/infrastructure/accounts/housekeeping';
import { startTestApp, type TestApp } from '../../support/app';
import { battleOn, type OpenedBattle } from '../../support/faults/battle';
import { expectStatus } from '../../support/players';

let app: TestApp;
let fight: OpenedBattle;

const counts = async (): Promise<readonly [records: number, entries: number]> => {
  const { rows } = await app.pool.query<{ records: number; entries: number }>(
    `SELECT count(*) FILTER (WHERE kind = 'records')::int AS records, count(*) FILTER (WHERE kind = 'worksheet')::int AS entries FROM battle_papers`,
  );
  return [rows[0]?.records ?? 0, rows[0]?.entries ?? 0];
};
const age = async (days: number): Promise<void> => {
  await app.pool.query(`UPDATE battle_papers SET saved_at = saved_at - make_interval(days => $1)`, [days]);
};

beforeAll(async () => {
  app = await startTestApp({ PROCESS: 'api' });
  fight = await battleOn(app);
});
afterAll(() => app.close());

it('TBL, MM-4 however often something is handed in, it takes the room of one', async () => {
  for (const turns of [4, 5, 6]) {
    expectStatus(await fight.bring(app, fight.A, 'A', fight.report(turns)), 200);
    expectStatus(await fight.bring(app, fight.B, 'B', fight.report(turns)), 200);
    expectStatus(await fight.at(app, fight.A, 'POST', '/records', { body: { answers: { turns } } }), 200);
    expectStatus(
      await fight.at(app, fight.game.gm, 'POST', '/records', { body: { answers: { turns } } }),
      200,
    );
    await fight.fill(app, fight.A, turns);
  }
  expect(await counts()).toEqual([3, fight.setup.units.length + 1]);
});

it('TBL, MM-4 it goes 30 days after its last change, once the battle is over', async () => {
  const before = await counts();
  await age(31);
  await purge(app.pool);
  expect(await counts()).toEqual(before);
  expectStatus(await fight.bring(app, fight.A, 'A', fight.report(6)), 200);
  expectStatus(await fight.at(app, fight.A, 'PUT', '/worksheet/field', { body: { turns: 6 } }), 200);
  expectStatus(
    await fight.at(app, fight.game.gm, 'POST', '/call-off', { body: { reason: 'Nobody came' } }),
    200,
  );
  await purge(app.pool);
  expect(await counts()).toEqual([1, 1]);
  await age(31);
  await purge(app.pool);
  expect(await counts()).toEqual([0, 0]);
});

it('MM-4 records of a battle that a rollback has taken back go in the same way', async () => {
  const take = (step: string) =>
    fight.ask(app, fight.game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'combat', step, reason: 'Once more' },
    });
  expectStatus(await take('battles'), 200);
  expectStatus(await fight.bring(app, fight.A, 'A', fight.report(6)), 200);
  expectStatus(await take('declarations'), 200);
  await purge(app.pool);
  expect(await counts()).toEqual([1, 0]);
  await age(31);
  await purge(app.pool);
  expect(await counts()).toEqual([0, 0]);
});
