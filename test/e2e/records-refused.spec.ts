/**
 * Answers about records whose report is refused (MM-4, TAC-7): a refusal changes nothing, what was to be kept
 * neither.
 */
import { startTestApp, type TestApp } from '../support/app';
import { openBattle } from '../support/engines/engine-calls';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
});
afterAll(() => app.close());

it('MM-4 answers that come with a report which is refused are not kept', async () => {
  const [A] = game.players as [Player];
  const url = `/battles/${await openBattle(game)}`;
  const { units } = expectStatus(await game.at(A, 'GET', url), 200).body['setup'] as unknown as {
    units: readonly { readonly id: string }[];
  };
  const fates = Object.fromEntries(units.map(({ id }) => [id, { fate: 'on-field-fit' }]));
  const bring = (turns: number) =>
    game.at(A, 'POST', `${url}/records?file=true`, {
      body: { answers: { holder: null, turns, units: fates } },
    });
  const most = 20;
  for (let turns = 1; turns <= most; turns += 1)
    expect(expectStatus(await bring(turns), 200).body).toMatchObject({ filed: { state: 'reported' } });
  const refused = await bring(most + 1);
  expect({ status: refused.status, code: refused.body['code'] }).toEqual({
    status: 422,
    code: 'battle/too-many-reports',
  });
  expect(expectStatus(await game.at(A, 'GET', `${url}/records`), 200).body).toMatchObject({
    answers: { '/turns': most },
  });
  // What is only kept is no report.
  expectStatus(await game.at(A, 'POST', `${url}/records`, { body: { answers: { turns: most + 1 } } }), 200);
});
