/**
 * What a game master does about people and their secrets is an event that everybody sees: links, sheets that
 * they read, engines, imports.
 */
import { replay } from '../../src/infrastructure/store/history/replay';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { fileOf, testbed } from '../support/imported-designs';
import { expectStatus, register, setUpCampaign, submitSuggested, type Person } from '../support/players';

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
});
afterAll(() => app.close());

interface Told {
  readonly seq: number;
  readonly type: string;
  readonly data: object;
  readonly text: string;
}

const eventsOf = async (who: Person, language = 'en'): Promise<readonly Told[]> => {
  const answer = await game.at(who, 'GET', '/events?limit=100', { headers: { 'accept-language': language } });
  return expectStatus(answer, 200).body['items'] as unknown as readonly Told[];
};

/** What each of the four is told by what is done. */
const toldBy = async (act: () => Promise<unknown>): Promise<readonly (readonly Told[])[]> => {
  const all = [A, B, watcher, game.gm];
  const before = await Promise.all(all.map(async (who) => (await eventsOf(who)).length));
  await act();
  return Promise.all(all.map(async (who, index) => (await eventsOf(who)).slice(before[index])));
};

const everybody = async (act: () => Promise<unknown>, ...events: readonly object[]): Promise<void> => {
  const told = await toldBy(act);
  for (const one of told)
    expect(one).toEqual(events.map((event) => expect.objectContaining(event) as object));
};

const sound = async (): Promise<void> =>
  expect((await replay(app.pool, game.id))?.checks.filter(({ same }) => !same)).toEqual([]);

it('END-2 a link into a war that runs is told to everybody, but for the link; a dry run, a refusal and a repetition are not', async () => {
  const body = { role: 'observer', expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  const make = (path = '/invitations', options = {}): Promise<Answer> =>
    game.at(game.gm, 'POST', path, { body, ...options });
  const headers = { 'idempotency-key': 'link' };
  let code = '';
  await everybody(
    async () => (code = String(expectStatus(await make('/invitations', { headers }), 201).body['code'])),
    {
      type: 'invitation-made',
      data: { role: 'observer', force: null, expiresAt: body.expiresAt },
      text: expect.stringMatching(/^The game master invited an observer\. The link works until /) as string,
    },
  );
  expect(JSON.stringify([await eventsOf(A), await eventsOf(game.gm)])).not.toContain(code);
  await everybody(async () => {
    expect(expectStatus(await make('/invitations', { headers }), 201).body['code']).toBe(code);
    expectStatus(await make('/invitations?dryRun=true'), 201);
    expect((await game.at(game.gm, 'POST', '/invitations', { body: { role: 'player' } })).status).toBe(409);
  });
  await sound();
});

it('ROUND-2 who reads a player’s orders is seen, once a phase, before they get them, and nothing of the orders is told', async () => {
  const [mech] = (await game.view(A)).mechs.filter(({ own }) => own);
  expectStatus(await game.order(A, [{ type: 'shut-down', mech: mech?.id }]), 200);
  const read = (force: string): Promise<Answer> => game.at(game.gm, 'GET', `/orders?as=${force}`);
  await everybody(
    async () =>
      expect(expectStatus(await read(A.force), 200).body).toMatchObject({
        orders: [{ type: 'shut-down' }],
        savedAt: expect.any(String),
      }),
    {
      type: 'sheet-read',
      data: { force: A.force, name: 'Force 1' },
      text: expect.stringMatching(
        /^The game master has read (your orders|the orders of Force 1)\.$/,
      ) as string,
    },
  );
  // The same again, also after it was saved anew, at once and from another process's point of view.
  await everybody(async () => {
    expectStatus(await game.order(A, []), 200);
    for (const answer of await Promise.all([read(A.force), read(A.force), read(A.force)]))
      expectStatus(answer, 200);
  });
  await everybody(async () => void (await Promise.all([read(B.force), read(B.force), read(B.force)])), {
    type: 'sheet-read',
  });
  // Whose sheet was read loses nothing by it: neither what was saved nor that nothing was.
  expect((await game.at(A, 'GET', '/orders')).body).toMatchObject({
    orders: [],
    ready: false,
    savedAt: expect.any(String),
  });
  expect((await game.at(B, 'GET', '/orders')).body).toMatchObject({
    orders: [],
    ready: false,
    savedAt: null,
  });
  // Nobody who may not, and no player who reads their own.
  await everybody(async () => {
    expect((await game.at(A, 'GET', `/orders?as=${B.force}`)).status).toBe(403);
    expect((await game.at(watcher, 'GET', `/orders?as=${B.force}`)).status).toBe(403);
    expect((await read('nobody')).status).toBe(404);
    expect((await game.at(game.gm, 'GET', '/orders')).status).toBe(400);
    expect((await game.at(game.gm, 'GET', `/orders?as=${A.force}&x=1`)).status).toBe(400);
    expectStatus(await game.at(B, 'GET', `/orders?as=${B.force}`), 200);
  });
  const types = (await eventsOf(A, 'de')).filter(({ type }) => type === 'sheet-read');
  expect(types.map(({ text }) => text)).toEqual([
    'Die Spielleitung hat deine Befehle gelesen.',
    'Die Spielleitung hat die Befehle von Force 2 gelesen.',
  ]);
  await game.advance();
  await everybody(() => read(A.force), { type: 'sheet-read', data: { force: A.force, name: 'Force 1' } });
  await sound();
});

it('ROUND-2 another game master who reads the same sheet is seen as well', async () => {
  const read = (who: Person): Promise<Answer> => game.at(who, 'GET', `/orders?as=${A.force}`);
  const handOver = (from: Person, to: Person): Promise<Answer> =>
    game.at(from, 'POST', '/gm/hand-over', { body: { userId: to.id } });
  expectStatus(await handOver(game.gm, watcher), 200);
  expect((await read(game.gm)).status).toBe(403);
  await everybody(() => read(watcher), { type: 'sheet-read' });
  expectStatus(await handOver(watcher, game.gm), 200);
});

it('TAC-7 an engine whose reports count at once, or no longer do, is told to everybody', async () => {
  const engine = { name: 'Dice', rulesets: ['planetary-3'] };
  let id = '';
  await everybody(async () => {
    id = String(expectStatus(await game.at(game.gm, 'POST', '/engines', { body: engine }), 201).body['id']);
    expectStatus(
      await game.at(game.gm, 'PATCH', `/engines/${id}?dryRun=true`, { body: { counts: 'at-once' } }),
      200,
    );
    expectStatus(await game.at(game.gm, 'PATCH', `/engines/${id}`, { body: { counts: 'confirmed' } }), 200);
  });
  const change = (counts: string): Promise<Answer> =>
    game.at(game.gm, 'PATCH', `/engines/${id}`, { body: { counts } });
  await everybody(() => change('at-once'), {
    type: 'engine-counts-changed',
    data: { engine: id, name: 'Dice', counts: 'at-once' },
  });
  await everybody(() => change('at-once'));
  await everybody(() => change('confirmed'), {
    type: 'engine-counts-changed',
    data: { engine: id, name: 'Dice', counts: 'confirmed' },
  });
  const second = { ...engine, name: 'Fast', counts: 'at-once' };
  const told = await toldBy(async () =>
    expectStatus(await game.at(game.gm, 'POST', '/engines', { body: second }), 201),
  );
  for (const one of told)
    expect(one).toMatchObject([{ type: 'engine-counts-changed', data: { name: 'Fast', counts: 'at-once' } }]);
  expect(JSON.stringify(told)).not.toContain('secret');
  await sound();
});

it('TAC-7 one that was registered before the start is told with it', async () => {
  const { id, gm, players } = await setUpCampaign(app, 2);
  for (const [index, player] of players.entries()) await submitSuggested(id, player, `early ${index}`);
  const engine = { name: 'Early', rulesets: ['planetary-3'], counts: 'at-once' };
  expectStatus(await gm.call('POST', `/v1/campaigns/${id}/engines`, { body: engine }), 201);
  expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/engines`, {
      body: { ...engine, name: 'Other', counts: 'confirmed' },
    }),
    201,
  );
  expectStatus(await gm.call('POST', `/v1/campaigns/${id}/start`), 200);
  const items = (await players[0]?.call('GET', `/v1/campaigns/${id}/events?limit=100`))?.body[
    'items'
  ] as unknown as readonly Told[];
  expect(items.filter(({ type }) => type === 'engine-counts-changed')).toMatchObject([
    { data: { name: 'Early', counts: 'at-once' } },
  ]);
  expect((await replay(app.pool, id))?.checks.filter(({ same }) => !same)).toEqual([]);
});

it('SUP-2 an import into a war that runs is told to everybody in it, and to nobody elsewhere', async () => {
  const files = ['ACT-1', 'ACT-2'].map((model) => ({ name: `${model}.mtf`, text: fileOf(testbed(model)) }));
  const send = (path = '/v1/catalog/imports'): Promise<Answer> =>
    game.gm.call('POST', path, { body: { files } });
  const other = await newGame(app);
  const elsewhere = async (): Promise<number> => (await other.view(other.gm)).seq;
  const before = await elsewhere();
  await everybody(async () => expectStatus(await send('/v1/catalog/imports?dryRun=true'), 200));
  await everybody(async () => expect(expectStatus(await send(), 200).body).toMatchObject({ added: 2 }), {
    type: 'designs-imported',
    data: { designs: 2, tables: 0 },
    text: 'The game master imported 2 designs.',
  });
  // Nothing new, nothing told.
  await everybody(async () =>
    expect(expectStatus(await send(), 200).body).toMatchObject({ added: 0, known: 2 }),
  );
  expect(await elsewhere()).toBe(before);
  await sound();
  // The war goes on from what was written beside it.
  await game.advance();
  await sound();
});
