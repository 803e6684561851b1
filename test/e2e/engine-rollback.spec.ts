/**
 * A rollback to before an external engine was removed (TAC-8, END-2): its battles do not wait for a program
 * that is gone.
 */
import { startTestApp, type TestApp } from '../support/app';
import { openBattle } from '../support/engines/engine-calls';
import { gameOf } from '../support/game';
import { expectStatus, setUpCampaign, submitSuggested } from '../support/players';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('TAC-8 END-2 battles that come back by a rollback are the table’s, if their engine was removed', async () => {
  const setUp = await setUpCampaign(app, 2);
  const { id, gm, players } = setUp;
  const path = `/v1/campaigns/${id}`;
  const register = async (name: string): Promise<string> =>
    String(
      expectStatus(
        await gm.call('POST', `${path}/engines`, {
          body: { name, rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] },
        }),
        201,
      ).body['id'],
    );
  const [gone, stays] = [await register('Gone'), await register('Stays')];
  expectStatus(await gm.call('PATCH', path, { body: { options: { engine: gone } } }), 200);
  for (const [index, player] of players.entries()) await submitSuggested(id, player, `force ${index}`);
  expectStatus(await gm.call('POST', `${path}/start`), 200);
  const game = await gameOf(setUp);
  const battle = await openBattle(game);
  const engineNow = async () =>
    expectStatus(await game.at(gm, 'GET', `/battles/${battle}`), 200).body['engine'];
  const back = async () =>
    expectStatus(
      await game.at(gm, 'POST', '/gm/rollback', {
        body: { round: 1, phase: 'combat', step: 'battles', reason: 'once more' },
      }),
      200,
    );
  expectStatus(await game.at(gm, 'POST', `/battles/${battle}/engine`, { body: { engine: stays } }), 200);
  await back();
  // An engine that is still there gets its battle back.
  expect(await engineNow()).toBe(gone);
  expectStatus(await game.at(gm, 'DELETE', `/engines/${gone}`), 204);
  expect(await engineNow()).toBe('table');
  await back();
  expect(await engineNow()).toBe('table');
});
