/** Enemy sight as its player knows it, in views and options: a client needs no rule of sight. */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Player } from '../support/game';
import { expectStatus, type Person } from '../support/players';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

it('SIGHT-5 a view and the options say where the enemy sees, as far as its player knows', async () => {
  const war = await newGame(app);
  const [one, two] = war.players as [Player, Player];
  const read = async (who: Person): Promise<readonly string[]> =>
    ((await war.at(who, 'GET', '/view')).body['map'] as unknown as { enemySight: readonly string[] })
      .enemySight;
  expect(await read(one)).toEqual([]);
  const { mechs } = await war.view(war.gm);
  const [mine, theirs] = [one, two].map(({ force }) => mechs.find((mech) => mech.force === force));
  await war.correct([{ set: 'mech', mech: theirs?.id, hex: mine?.hex }]);
  const seen = await read(one);
  expect(seen).toContain(mine?.hex);
  expect(await read(war.gm)).toEqual([]);
  await war.advanceTo('planning');
  const { orders } = expectStatus(await war.at(one, 'GET', '/options'), 200).body as unknown as {
    orders: { move: { mechs: readonly { reachable: readonly { hex: string; inEnemySight: boolean }[] }[] } };
  };
  const reachable = orders.move.mechs.flatMap((mech) => mech.reachable);
  expect(reachable.filter(({ inEnemySight }) => inEnemySight).length).toBeGreaterThan(0);
  for (const { hex, inEnemySight } of reachable) expect(inEnemySight).toBe(seen.includes(hex));
  // Of an earlier phase, too.
  const past = await war.at(one, 'GET', '/view?round=1&phase=preparation');
  expect((past.body['map'] as unknown as { enemySight: readonly string[] }).enemySight).toEqual([]);
});
