/**
 * Bodies with very many keys, elements or mistakes: refused before they are read, or told in short; nobody is
 * answered with megabytes.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';

let app: TestApp;
let game: Game;
let player: Player;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [player] = game.players as [Player];
  await game.advanceTo('supply');
});
afterAll(() => app.close());

const keys = (count: number, prefix = 'key'): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_one, at) => [`${prefix}${at}`, at]));
const MANY = 150_000;
const told = (answer: Answer): readonly [told: number, more: unknown] => [
  (answer.body['violations'] as unknown as readonly unknown[]).length,
  answer.body['more'],
];
const expectShort = (answer: Answer): void => expect(answer.text.length).toBeLessThan(100_000);

const PUBLIC = [
  '/v1/auth/register',
  '/v1/auth/login',
  '/v1/auth/refresh',
  '/v1/auth/logout',
  '/v1/auth/reset',
  '/v1/auth/forgotten',
  '/v1/auth/confirm',
  '/v1/catalog/refits/check',
];

it.each(PUBLIC)('a hundred thousand keys get nowhere at %s', async (path) => {
  for (const forged of [{}, { token: 'none' }]) {
    const answer = expectProblem(
      await call(app, 'POST', path, { body: keys(MANY), ...forged }),
      413,
      'request/too-large',
    );
    expectShort(answer);
  }
  expectShort(
    expectProblem(
      await call(app, 'POST', path, { body: keys(MANY), token: player.token }),
      413,
      'request/too-large',
    ),
  );
});

const everywhere = (): readonly (readonly [string, string])[] => [
  ['POST', '/v1/auth/login'],
  ['POST', '/v1/catalog/refits/check'],
  ['PATCH', '/v1/me'],
  ['POST', '/v1/campaigns'],
  ['PUT', `/v1/campaigns/${game.id}/orders`],
];

it('keys of one object and elements of one list are counted before they are read', async () => {
  for (const [method, path] of everywhere())
    for (const body of [
      keys(90_000),
      { orders: Array(90_000).fill(0), phase: 'supply' },
      { stock: { all: keys(90_000) } },
      Array(90_000).fill({}),
    ]) {
      const answer = expectProblem(
        await call(app, method, path, { body, token: player.token }),
        413,
        'request/too-many-values',
      );
      expectShort(answer);
      expect(answer.headers.get('connection')).not.toBe('keep-alive');
    }
});

it('so are all parts together, and levels', async () => {
  const spread = { orders: Array.from({ length: 300 }, (_one, at) => keys(350, `${at}-`)) };
  const deep = '['.repeat(100_000);
  for (const [method, path] of everywhere()) {
    expectShort(
      expectProblem(
        await call(app, method, path, { body: spread, token: player.token }),
        413,
        'request/too-many-values',
      ),
    );
    expectShort(
      expectProblem(
        await call(app, method, path, { body: deep, token: player.token }),
        400,
        'request/bad-json',
      ),
    );
  }
});

it('of many mistakes a hundred are told, and how many more there are', async () => {
  const unknown = keys(3_000);
  const ask = (method: string, path: string, body: unknown): Promise<Answer> =>
    call(app, method, path, { body, token: player.token });
  const login = await ask('POST', '/v1/auth/login', { email: 'a@b.org', password: 'x', ...unknown });
  const refit = await ask('POST', '/v1/catalog/refits/check', { from: 'a', to: 'b', ...unknown });
  const map = await call(app, 'POST', '/v1/campaigns', {
    body: { name: 'Mine', options: unknown, ...unknown },
    token: game.gm.token,
  });
  for (const answer of [login, refit]) expect([answer.status, ...told(answer)]).toEqual([400, 100, 2_900]);
  expect([map.status, ...told(map)]).toEqual([400, 100, 5_900]);
  for (const answer of [login, refit, map]) expectShort(answer);
});

it('so it is within lists: of orders, changes, units and files', async () => {
  const ask = (method: string, path: string, body: unknown): Promise<Answer> =>
    game.at(player, method, path, { body });
  const order = { type: 'buy-pilot', hex: '0101', ...keys(100) };
  const orders = await ask('PUT', '/orders', { phase: 'supply', orders: Array(400).fill(order) });
  expect([orders.status, ...told(orders)]).toEqual([400, 100, 39_900]);
  const noOrders = await ask('PUT', '/orders', { phase: 'supply', orders: Array(500).fill(7) });
  expect([noOrders.status, ...told(noOrders)]).toEqual([400, 100, 400]);
  const report = await ask('POST', '/battles/none/reports', { units: Array(300).fill(keys(100)) });
  const change = { set: 'account', force: player.force, change: 1, ...keys(300) };
  const changes = await game.at(game.gm, 'POST', '/gm/correct', {
    body: { changes: Array(200).fill(change), reason: 'Because' },
  });
  expect([changes.status, ...told(changes)]).toEqual([400, 100, 59_900]);
  const file = { name: 'a', text: '', ...keys(40) };
  const files = await call(app, 'POST', '/v1/catalog/imports', {
    body: { files: Array(2_000).fill(file) },
    token: game.gm.token,
  });
  expect([files.status, ...told(files)]).toEqual([400, 100, 79_900]);
  for (const answer of [orders, noOrders, report, changes, files]) expectShort(answer);
});

it('what is against the rules is told likewise', async () => {
  // Nothing of it is there.
  const orders = Array.from({ length: 300 }, (_one, at) => ({ type: 'sell', mech: `none-${at}` }));
  const answer = await game.at(player, 'PUT', '/orders', { body: { phase: 'supply', orders } });
  expect([answer.status, ...told(answer)]).toEqual([422, 100, 200]);
  // Nor of these lines, of which every one is wrong by itself, beside what the order would do.
  const items = Array.from({ length: 300 }, (_one, at) => ({ item: `none-${at}`, quantity: 1 }));
  const transfer = { type: 'transfer', from: '0101', to: '0202', items, pilots: [] };
  const lines = await game.at(player, 'PUT', '/orders', {
    body: { phase: 'supply', orders: Array(100).fill(transfer) },
  });
  expect(lines.status).toBe(422);
  expect(told(lines)[0]).toBe(100);
  expect(lines.text.length).toBeLessThan(200_000);
  const few = await game.at(player, 'PUT', '/orders', {
    body: { phase: 'supply', orders: orders.slice(0, 3) },
  });
  expect([few.status, ...told(few)]).toEqual([422, 3, 0]);
});
