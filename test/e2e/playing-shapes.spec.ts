/** What a running campaign answers has the shape that the API's description gives it. */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, type Answer } from '../support/http';
import { expectStatus } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let ajv: Ajv2020;
let description: Record<string, never>;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  A = game.players[0] as Player;
  description = (await call(app, 'GET', '/openapi.json')).body as Record<string, never>;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(description, 'api');
});
afterAll(() => app.close());

const check = (method: string, path: string, answer: Answer): void => {
  const escaped = `/v1/campaigns/{id}${path}`
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D');
  const validate = ajv.compile({
    $ref: `api#/paths/${escaped}/${method.toLowerCase()}/responses/${answer.status}/content/application~1json/schema`,
  });
  expect({ path, errors: validate(answer.body) ? [] : validate.errors }).toEqual({ path, errors: [] });
};

it('in every phase, for players and the game master', async () => {
  for (let step = 0; step < 6; step += 1) {
    for (const who of [A, game.gm]) {
      check('get', '/view', expectStatus(await game.at(who, 'GET', '/view'), 200));
      check('get', '/options', expectStatus(await game.at(who, 'GET', '/options'), 200));
      check('get', '/events', expectStatus(await game.at(who, 'GET', '/events?limit=100'), 200));
      check('get', '/battles', expectStatus(await game.at(who, 'GET', '/battles'), 200));
    }
    check('get', '/orders', expectStatus(await game.at(A, 'GET', '/orders'), 200));
    check(
      'post',
      '/gm/advance',
      expectStatus(await game.at(game.gm, 'POST', '/gm/advance', { body: {} }), 200),
    );
  }
  check('get', '/ledger', expectStatus(await game.at(A, 'GET', '/ledger'), 200));
});

it('for commands', async () => {
  check('post', '/gm/pause', expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: {} }), 200));
  check('post', '/gm/resume', expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200));
  check('put', '/ready', expectStatus(await game.at(A, 'PUT', '/ready', { body: { ready: true } }), 200));
  const { mechs } = await game.view(A);
  const phase = (await game.view(A)).phase;
  const orders = phase === 'preparation' ? [{ type: 'shut-down', mech: mechs[0]?.id }] : [];
  check('put', '/orders', expectStatus(await game.at(A, 'PUT', '/orders', { body: { phase, orders } }), 200));
});

it('of battles and their reports', async () => {
  await game.advanceTo('combat', 'declarations');
  const B = game.players[1] as Player;
  const enemy = (await game.view(B)).mechs.find((mech) => mech.own);
  await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(A)).map.hq }]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find((one) => one.mine);
  const answer = expectStatus(await game.at(A, 'GET', `/battles/${battle?.id}`), 200);
  check('get', '/battles/{battleId}', answer);
  interface Setup {
    readonly hash: string;
    readonly buildings: readonly { readonly id: string; readonly cp: number }[];
    readonly units: readonly {
      readonly id: string;
      readonly condition: unknown;
      readonly pilot: { readonly hits: number } | null;
    }[];
  }
  const { hash, units, buildings } = answer.body['setup'] as unknown as Setup;
  const report = {
    hash,
    turns: 1,
    holder: null,
    log: null,
    minesUsed: {},
    buildings: buildings.map(({ id, cp }) => ({ id, cp })),
    units: units.map(({ id, condition, pilot }) => ({
      id,
      fate: 'on-field-fit',
      edge: null,
      condition,
      pilot: pilot && { hits: pilot.hits, fate: 'in-mech' },
    })),
  };
  check(
    'post',
    '/battles/{battleId}/reports',
    expectStatus(await game.at(A, 'POST', `/battles/${battle?.id}/reports`, { body: report }), 201),
  );
  check('get', '/battles/{battleId}', expectStatus(await game.at(A, 'GET', `/battles/${battle?.id}`), 200));
});

it('the check can fail', () => {
  const validate = ajv.compile({ $ref: 'api#/components/schemas/View' });
  expect(validate({ campaign: 7 })).toBe(false);
});
