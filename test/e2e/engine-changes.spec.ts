/**
 * What a game master changes of a registered engine (TAC-7, TAC-8): what its reports are worth, and where its
 * battles are posted.
 */
import { startTestApp, type TestApp } from '../support/app';
import { openBattle, signed, type EngineKeys } from '../support/engines/engine-calls';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer, CallOptions } from '../support/http';
import { expectStatus, register } from '../support/players';

let app: TestApp;
let game: Game;
let keys: EngineKeys;
let secret: string;

const at = (method: string, options: CallOptions = {}, rest = ''): Promise<Answer> =>
  game.at(game.gm, method, `/engines/${keys.id}${rest}`, options);
const tagOf = async (): Promise<string> => String(expectStatus(await at('GET'), 200).headers.get('etag'));
const codeOf = ({ status, body }: Answer): string => `${status} ${String(body['code'])}`;

beforeAll(async () => {
  app = await startTestApp({ PROCESS: 'api' });
  game = await newGame(app);
  const { body, headers } = expectStatus(
    await game.at(game.gm, 'POST', '/engines', {
      body: { name: 'Dice', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] },
    }),
    201,
  );
  secret = String(body['secret']);
  keys = { id: String(body['id']), secret };
  expect(headers.get('location')).toBe(`/v1/campaigns/${game.id}/engines/${keys.id}`);
});
afterAll(() => app.close());

it('TAC-8 only the game master sees and changes engines; to strangers there is no campaign', async () => {
  const stranger = await register(app, 'Stranger');
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/deliveries'],
    ['PATCH', ''],
  ] as const) {
    const path = `/engines/${keys.id}${rest}`;
    expect(
      (await game.at(game.players[0] as Player, method, path, method === 'PATCH' ? { body: {} } : {})).status,
    ).toBe(403);
    expect((await game.at(stranger, method, path, method === 'PATCH' ? { body: {} } : {})).status).toBe(404);
    expect(
      (await game.at(game.gm, method, `/engines/ext-nobody${rest}`, method === 'PATCH' ? { body: {} } : {}))
        .status,
    ).toBe(404);
  }
});

it('TAC-8 what is named is changed, the rest stays, and no secret is told', async () => {
  const before = expectStatus(await at('GET'), 200);
  const webhook = 'https://engine.example.org/battles';
  const changed = expectStatus(await at('PATCH', { body: { webhook } }), 200);
  expect(changed.body).toEqual({ ...before.body, webhook });
  expect(expectStatus(await at('GET'), 200).body).toEqual(changed.body);
  expect(changed.headers.get('etag')).toBe(await tagOf());
  expect(expectStatus(await at('PATCH', { body: { counts: 'at-once' } }), 200).body).toEqual({
    ...before.body,
    webhook,
    counts: 'at-once',
  });
  expect(expectStatus(await at('PATCH', { body: {} }), 200).body).toEqual({
    ...before.body,
    webhook,
    counts: 'at-once',
  });
  expect(expectStatus(await at('PATCH', { body: { webhook: null, counts: 'confirmed' } }), 200).body).toEqual(
    before.body,
  );
  for (const rest of ['', '/deliveries']) expect((await at('GET', {}, rest)).text).not.toContain(secret);
  // The secret still counts.
  expectStatus(await signed(app, keys, 'GET', '/work'), 200);
});

it('who has not seen the last change changes nothing (412), nor does a dry run', async () => {
  const seen = await tagOf();
  const dry = expectStatus(
    await at('PATCH', { body: { counts: 'at-once' }, headers: { 'if-match': seen } }, '?dryRun=true'),
    200,
  );
  expect(dry.body).toMatchObject({ counts: 'at-once' });
  expect(await tagOf()).toBe(seen);
  expectStatus(await at('PATCH', { body: { counts: 'at-once' }, headers: { 'if-match': seen } }), 200);
  const late = await at('PATCH', { body: { counts: 'confirmed' }, headers: { 'if-match': seen } });
  expect(codeOf(late)).toBe('412 request/precondition-failed');
  const racing = await tagOf();
  const both = await Promise.all(
    ['https://a.example.org/', 'https://b.example.org/'].map((webhook) =>
      at('PATCH', { body: { webhook }, headers: { 'if-match': racing } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await at('GET')).body).toEqual(both.find(({ status }) => status === 200)?.body);
  expectStatus(
    await at('PATCH', { body: { counts: 'confirmed', webhook: null }, headers: { 'if-match': '*' } }),
    200,
  );
});

it('looking waits for nobody who changes the campaign at this moment', async () => {
  const holder = await app.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [game.id]);
    const began = performance.now();
    for (const rest of ['', '/deliveries']) expectStatus(await at('GET', {}, rest), 200);
    expectStatus(await game.at(game.gm, 'GET', '/engines'), 200);
    expect(performance.now() - began).toBeLessThan(25_000);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

it('TAC-8 refuses what is no webhook, and every mistake of form', async () => {
  const before = await tagOf();
  for (const webhook of [
    'http://engine.example.org/',
    'file:///etc/passwd',
    'https://me:pw@example.org/',
    'nonsense',
  ])
    expect(codeOf(await at('PATCH', { body: { webhook } }))).toBe('422 engine/bad-webhook');
  const wrong = await at('PATCH', { body: { counts: 'never', webhook: '', secret: 'mine', name: 'Other' } });
  expect(wrong.status).toBe(400);
  expect(
    (wrong.body['violations'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer).sort(),
  ).toEqual(['/counts', '/name', '/secret', '/webhook']);
  expect(await tagOf()).toBe(before);
});

it('TAC-7 what reports are worth counts from the next one on; one that waits goes on waiting', async () => {
  const battle = await openBattle(game);
  expectStatus(
    await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: keys.id } }),
    200,
  );
  const { items } = expectStatus(await signed(app, keys, 'GET', '/work'), 200).body as unknown as {
    items: readonly [{ blank: object }];
  };
  const report = (): Promise<Answer> =>
    signed(app, keys, 'POST', `/battles/${battle}/report`, { body: items[0].blank });
  expect(expectStatus(await report(), 200).body).toMatchObject({ state: 'reported', reportState: 'pending' });
  expectStatus(await at('PATCH', { body: { counts: 'at-once' } }), 200);
  expect(expectStatus(await game.at(game.gm, 'GET', `/battles/${battle}`), 200).body).toMatchObject({
    state: 'reported',
  });
  expect(expectStatus(await report(), 200).body).toMatchObject({ state: 'reported', reportState: 'pending' });
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/rollback', {
      body: { round: 1, phase: 'combat', step: 'battles', reason: 'Once more' },
    }),
    200,
  );
  expectStatus(
    await game.at(game.gm, 'POST', `/battles/${battle}/engine`, { body: { engine: keys.id } }),
    200,
  );
  expect(expectStatus(await report(), 200).body).toMatchObject({ state: 'done', reportState: 'applied' });
});
