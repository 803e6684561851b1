/**
 * From where an order sheet was saved last: its player sees on which device, and whether it was this one;
 * nobody else does.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let watcher: Person;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  watcher = await register(app, 'Watcher');
  const { code } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  ).body;
  expectStatus(await watcher.call('POST', `/v1/invitations/${String(code)}/accept`, { body: {} }), 200);
  await game.advanceTo('planning');
});
afterAll(() => app.close());

const DEVICES = {
  phone: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  desk: 'curl/8.14',
} as const;
const login = async (device: keyof typeof DEVICES): Promise<string> => {
  const { email } = expectStatus(await A.call('GET', '/v1/me'), 200).body;
  const headers = { 'user-agent': DEVICES[device] };
  const body = { email, password: 'correct horse battery' };
  return String(
    expectStatus(await call(app, 'POST', '/v1/auth/login', { body, headers }), 200).body['accessToken'],
  );
};
const orders = (
  token: string,
  options: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly query?: string;
  } = {},
) => {
  const { method = 'GET', headers = {}, query = '' } = options;
  const body = method === 'GET' ? {} : { body: { phase: 'planning', orders: [] } };
  return call(app, method, `/v1/campaigns/${game.id}/orders${query}`, { token, headers, ...body });
};

it('ROUND-2 says on what it was saved last, and whether here; its entity tag does not', async () => {
  const [phone, desk] = [await login('phone'), await login('desk')];
  const saved = expectStatus(await orders(phone, { method: 'PUT' }), 200);
  expect(saved.body['savedBy']).toEqual({ device: 'Firefox, Android', mine: true });
  const here = expectStatus(await orders(phone), 200);
  expect(here.text).toBe(saved.text);
  const there = expectStatus(await orders(desk), 200);
  expect(there.body['savedBy']).toEqual({ device: 'Firefox, Android', mine: false });
  expect([here, there].map(({ headers }) => headers.get('etag'))).toEqual([
    saved.headers.get('etag'),
    saved.headers.get('etag'),
  ]);
  // Tried, it stays as it is.
  expect(
    expectStatus(await orders(desk, { method: 'PUT', query: '?dryRun=true' }), 200).body['savedBy'],
  ).toEqual({
    device: 'Firefox, Android',
    mine: false,
  });
  // Saved over what was seen from another session, and then that one comes too late.
  const etag = there.headers.get('etag') ?? '';
  const over = expectStatus(await orders(desk, { method: 'PUT', headers: { 'if-match': etag } }), 200);
  expect(over.body['savedBy']).toEqual({ device: 'curl', mine: true });
  expect((await orders(phone, { method: 'PUT', headers: { 'if-match': etag } })).status).toBe(412);
  expect((await orders(phone)).body['savedBy']).toEqual({ device: 'curl', mine: false });
  // As many as are saved at once.
  await Promise.all([
    orders(phone, { method: 'PUT' }),
    orders(B.token, { method: 'PUT' }),
    orders(desk, { method: 'PUT' }),
  ]);
  expect((await orders(B.token)).body['savedBy']).toEqual({ device: 'node', mine: true });
});

it('is no more said than that, once its session is gone', async () => {
  const phone = await login('phone');
  expectStatus(await orders(phone, { method: 'PUT' }), 200);
  await app.pool.query(`DELETE FROM sessions WHERE device = 'Firefox, Android'`);
  const sheet = expectStatus(await game.at(A, 'GET', '/orders'), 200).body;
  expect(sheet).toMatchObject({ savedAt: expect.any(String), savedBy: null });
});

it('says it to nobody else: neither the game master nor who gets the seat', async () => {
  expectStatus(await game.order(A, []), 200);
  expect((await game.at(A, 'GET', '/orders')).body['savedBy']).toEqual({ device: 'node', mine: true });
  expect(
    expectStatus(await game.at(game.gm, 'GET', `/orders?as=${A.force}`), 200).body['savedBy'],
  ).toBeNull();
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${A.force}/reassign`, { body: { userId: watcher.id } }),
    200,
  );
  expect((await game.at(watcher, 'GET', '/orders')).body).toMatchObject({
    orders: [],
    savedAt: expect.any(String),
    savedBy: null,
  });
});

it('tells the game master whose orders they are, and whose they are now', async () => {
  const read = (as: string) => game.at(game.gm, 'GET', `/orders?as=${as}`);
  const first = expectStatus(await read(B.force), 200);
  expect(first.body['owner']).toEqual({
    force: B.force,
    name: expect.any(String),
    seat: 2,
    player: { id: B.id, displayName: expect.any(String) },
  });
  expect(expectStatus(await game.at(B, 'GET', '/orders'), 200).body['owner']).toBeNull();
  expect(expectStatus(await read(A.force), 200).body['owner']).toMatchObject({
    seat: 1,
    player: { id: watcher.id },
  });
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${B.force}/reassign`, { body: { userId: A.id } }),
    200,
  );
  const again = expectStatus(
    await game.at(game.gm, 'GET', `/orders?as=${B.force}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    }),
    200,
  );
  expect(again.body['owner']).toMatchObject({ seat: 2, player: { id: A.id } });
});
