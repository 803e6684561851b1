/** Battles that all sides agree on, exchanges, and observers, over HTTP. */
import { replay } from '../../src/infrastructure/store/history/replay';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player, type ViewJson } from '../support/game';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let observer: Person;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  observer = await register(app, 'Observer');
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await observer.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
    200,
  );
});
afterAll(() => app.close());

interface Setup {
  readonly hash: string;
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
  readonly units: readonly {
    readonly id: string;
    readonly condition: unknown;
    readonly pilot: { readonly hits: number } | null;
  }[];
}

const asTheyWere = ({ hash, units, buildings }: Setup): object => ({
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
});

const own = (view: ViewJson): ViewJson['mechs'] => view.mechs.filter((mech) => mech.own);

it('CMB-1 enemies in one hex fight; TAC-7 with the last side that confirms the battle is over', async () => {
  await game.advanceTo('combat', 'declarations');
  const [enemy] = own(await game.view(B));
  const hex = (await game.view(A)).map.hq;
  await game.correct([{ set: 'mech', mech: enemy?.id, hex }]);
  await game.allReady();
  const battle = (await game.view(A)).battles.find((one) => one.mine);
  expect(battle?.hex).toBe(hex);
  const url = `/battles/${battle?.id}`;
  const seen = expectStatus(await game.at(B, 'GET', url), 200).body as unknown as {
    setup: Setup;
    state: string;
  };
  expect(seen.state).toBe('open');
  const listed = expectStatus(await game.at(A, 'GET', '/battles'), 200).body['items'];
  expect(listed).toEqual([expect.objectContaining({ id: battle?.id, mine: true, state: 'open' })]);

  // TAC-8: only engines that there are.
  const chess = await game.at(game.gm, 'POST', `${url}/engine`, { body: { engine: 'chess' } });
  expect({
    status: chess.status,
    code: (chess.body['violations'] as unknown as { code: string }[])[0]?.code,
  }).toEqual({
    status: 422,
    code: 'battle/unknown-engine',
  });
  const handed = await game.at(game.gm, 'POST', `${url}/engine`, { body: { engine: 'table' } });
  expect({ status: handed.status, body: handed.body }).toEqual({
    status: 200,
    body: { battle: battle?.id, engine: 'table', match: null },
  });
  expect((await game.at(A, 'GET', url)).body['engine']).toBe('table');
  expect((await game.at(A, 'POST', `${url}/engine`, { body: { engine: 'table' } })).status).toBe(403);
  expect((await game.at(game.gm, 'POST', '/battles/none/engine', { body: { engine: 'table' } })).status).toBe(
    404,
  );

  const report = asTheyWere(seen.setup);
  const german = await game.at(A, 'POST', `${url}/reports`, {
    body: { ...report, holder: 'nobody', units: [] },
    headers: { 'accept-language': 'de' },
  });
  expect(german.status).toBe(422);
  const filed = expectStatus(await game.at(B, 'POST', `${url}/reports`, { body: report }), 201);
  const edited = expectStatus(
    await game.at(game.gm, 'PUT', `${url}/reports/${String(filed.body['report'])}`, {
      body: { ...report, turns: 2 },
    }),
    200,
  );
  expect(edited.body).toMatchObject({ state: 'reported', difference: { turns: 2 } });
  const id = String(edited.body['report']);
  expect((await game.at(observer, 'GET', url)).status).toBe(404);
  expect((await game.at(observer, 'POST', `${url}/reports`, { body: report })).status).toBe(403);
  expect((await game.at(A, 'POST', `${url}/reports/unknown/confirm`)).status).toBe(404);
  expectStatus(await game.at(B, 'POST', `${url}/reports/${id}/confirm`), 200);
  const last = expectStatus(await game.at(A, 'POST', `${url}/reports/${id}/confirm`), 200);
  expect(last.body).toMatchObject({
    state: 'done',
    reportState: 'applied',
    winner: null,
    campaign: { round: 1, phase: 'supply' },
  });
  expect((await game.at(A, 'POST', `${url}/reports/${id}/confirm`)).status).toBe(409);
});

it('DEP-5 an exchange is made and accepted between the two, and nobody else hears of it', async () => {
  const goods = (tons: number): object => ({ tons, stock: [], prisoners: [] });
  const body = { to: B.force, give: goods(3), take: goods(0) };
  const made = expectStatus(await game.at(A, 'POST', '/offers', { body }), 201);
  const id = String(made.body['id']);
  expect((await game.at(B, 'GET', '/offers')).body['items']).toEqual([made.body]);
  expect((await game.at(observer, 'GET', '/offers')).status).toBe(403);
  expect((await game.at(observer, 'GET', '/events?limit=100')).text).not.toContain(id);
  expect((await game.at(A, 'POST', `/offers/${id}/accept`)).status).toBe(422);
  const before = (await game.view(B)).account ?? 0;
  expectStatus(await game.at(B, 'POST', `/offers/${id}/accept?dryRun=true`), 200);
  expect((await game.view(B)).account).toBe(before);
  expectStatus(await game.at(B, 'POST', `/offers/${id}/accept`), 200);
  expect((await game.view(B)).account).toBe(before + 3);
  expect((await game.at(B, 'POST', `/offers/${id}/accept`)).status).toBe(404);

  const other = expectStatus(await game.at(A, 'POST', '/offers', { body }), 201);
  expect((await game.at(A, 'DELETE', `/offers/${String(other.body['id'])}`)).status).toBe(204);
  expect((await game.at(B, 'GET', '/offers')).body['items']).toEqual([]);
  expect((await replay(app.pool, game.id))?.same).toBe(true);
});

it('an observer sees what is public and nothing else', async () => {
  const view = await game.view(observer);
  expect(view).toMatchObject({ force: null, mechs: [], pilots: [], depots: [], account: null, battles: [] });
  expect((await game.at(observer, 'GET', '/orders')).status).toBe(403);
  expect((await game.at(observer, 'GET', '/ledger')).status).toBe(403);
  expect((await game.at(observer, 'GET', '/options')).body['orders']).toEqual({});
  const types = new Set(
    (
      (await game.at(observer, 'GET', '/events?limit=100')).body['items'] as unknown as { type: string }[]
    ).map((event) => event.type),
  );
  for (const secret of ['mech-moved', 'moves-ordered', 'account-changed', 'report-filed'])
    expect(types).not.toContain(secret);
  expect((await game.at(game.gm, 'GET', `/view?as=${A.force}`)).text).toBe(
    (await game.at(A, 'GET', '/view')).text,
  );
  expect((await game.at(game.gm, 'GET', '/view?as=nobody')).status).toBe(404);
});

const NONSENSE: readonly unknown[] = [
  null,
  7,
  'text',
  [],
  [null],
  { a: 1 },
  { reason: null, phase: null, changes: null, at: {}, to: 1, give: [], userId: 5, hash: {} },
];
const PATHS: readonly (readonly [string, string])[] = [
  ['PUT', '/orders'],
  ['PUT', '/ready'],
  ['POST', '/offers'],
  ['POST', '/offers/x/accept'],
  ['DELETE', '/offers/x'],
  ['POST', '/gm/advance'],
  ['POST', '/gm/pause'],
  ['POST', '/gm/deadline'],
  ['POST', '/gm/correct'],
  ['POST', '/gm/rollback'],
  ['POST', '/gm/end'],
  ['POST', '/gm/nudge'],
  ['POST', '/gm/members/x/remove'],
  ['POST', '/gm/seats/x/reassign'],
  ['POST', '/gm/hand-over'],
  ['POST', '/gm/claim'],
  ['POST', '/battles/x/reports'],
  ['POST', '/battles/x/reports/y/confirm'],
  ['POST', '/battles/x/reports/y/dispute'],
  ['PUT', '/battles/x/reports/y'],
  ['POST', '/battles/x/decide'],
  ['POST', '/battles/x/call-off'],
  ['POST', '/battles/x/engine'],
  ['POST', '/battles/__proto__/engine'],
  ['GET', '/view?round=0&phase=x'],
  ['GET', '/view?as=__proto__'],
  ['GET', '/orders?as[]=1'],
  ['GET', '/events?after=-1&limit=1000'],
  ['GET', '/ledger?limit=0&as='],
  ['GET', '/battles?after=&limit=a'],
  ['GET', '/offers?x=1'],
  ['GET', '/options?as=1&as=2'],
  ['GET', '/battles/x?y=1'],
  ['GET', '/gm/seats?x=1'],
];

it('nonsense is refused with one problem document, and changes nothing', async () => {
  const version = async (): Promise<unknown> =>
    (await app.pool.query('SELECT version, ready_revision FROM campaigns WHERE id = $1', [game.id])).rows[0];
  const before = await version();
  for (const [method, path] of PATHS)
    for (const who of [game.gm, A, observer])
      for (const body of method === 'GET' || method === 'DELETE' ? [undefined] : NONSENSE) {
        const answer = await game.at(who, method, path, { body: body === null ? 'null' : body });
        expect({
          path,
          body,
          refused: answer.status >= 400 && answer.status < 500,
          status: answer.status,
        }).toMatchObject({ path, refused: true });
        expect(answer.body).toMatchObject({
          status: answer.status,
          code: expect.any(String),
          violations: expect.any(Array),
        });
      }
  expect(await version()).toEqual(before);
});

it.each(['not-a-uuid', '00000000-0000-0000-0000-000000000000', '%2e%2e'])(
  'there is no campaign %s',
  async (id) => {
    for (const path of [
      'view',
      'orders',
      'options',
      'ledger',
      'events',
      'events/stream',
      'battles',
      'offers',
    ])
      expect((await A.call('GET', `/v1/campaigns/${id}/${path}`)).status).toBe(404);
    expect((await A.call('PUT', `/v1/campaigns/${id}/orders`, { body: {} })).status).toBe(404);
  },
);
