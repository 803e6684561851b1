/**
 * Notices over HTTP: who is called by what, what is read, how somebody wants to be told, and what streams
 * say.
 */
import { answerCheck, type AnswerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, type Game, type Player } from '../support/game';
import { expectProblem } from '../support/http';
import { expectStatus, register, startedCampaign, type Person } from '../support/players';

let app: TestApp;
let check: AnswerCheck;
let game: Game;
let [anna, ben]: readonly Player[] = [];

beforeAll(async () => {
  app = await startTestApp();
  check = await answerCheck(app);
  game = await gameOf(await startedCampaign(app, 2, { phaseHours: 24, onDeadline: 'wait' }));
  [anna, ben] = game.players;
});
afterAll(async () => {
  await app.close();
});

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly read: boolean;
  readonly campaign: { readonly id: string; readonly name: string } | null;
}
interface Listed {
  readonly items: readonly Notice[];
  readonly next: string | null;
  readonly unread: number;
}

const here = (who: Person | undefined): Person => {
  if (who === undefined) throw new Error('nobody');
  return who;
};
const list = async (
  who: Person | undefined,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Listed> => {
  const { body } = expectStatus(await here(who).call('GET', `/v1/me/notices${query}`, { headers }), 200);
  for (const one of body['items'] as unknown as readonly object[]) check('Notice', one);
  return body as unknown as Listed;
};
const kinds = async (who: Person | undefined): Promise<readonly string[]> =>
  (await list(who, '?limit=100')).items.map(({ kind }) => kind);
const mark = (who: Person | undefined, notices: unknown, query = '') =>
  here(who).call('PUT', `/v1/me/notices/read${query}`, { body: { notices } });
const SETTINGS = {
  language: 'de',
  zone: 'Europe/Berlin',
  ways: { 'phase-open': ['email'] },
  mutedCampaigns: [],
  quietHours: { from: 1_320, to: 420 },
  digestAt: null,
};
const set = (who: Person | undefined, settings: object, query = '') =>
  here(who).call('PUT', `/v1/me/notice-settings${query}`, { body: settings });

it('ROUND-3 the start calls every player to their orders, and the game master to who has joined', async () => {
  for (const player of [anna, ben]) {
    const { items, unread } = await list(player);
    expect(items.map(({ kind }) => kind)).toEqual(['phase-open']);
    expect(items[0]).toMatchObject({ path: `/c/${game.id}`, campaign: { id: game.id }, read: false });
    expect(unread).toBe(1);
  }
  expect(await kinds(game.gm)).toEqual(['invitation-taken', 'invitation-taken']);
  const stranger = await register(app, 'Stranger');
  expect(await list(stranger)).toEqual({ items: [], next: null, unread: 0 });
});

it('speaks the reader’s language, and says times in their zone', async () => {
  expect((await list(anna, '', { 'accept-language': 'de' })).items[0]?.title).toBe(
    'Deine Befehle: Vorbereitung',
  );
  expectStatus(await set(anna, SETTINGS), 200);
  expect((await list(anna, '', { 'accept-language': 'de' })).items[0]?.body).toMatch(/ M(E|ES)Z erwartet\.$/);
  expect((await list(ben)).items[0]?.body).toContain('UTC');
});

it('marks some as read, and all; nobody marks what is another’s', async () => {
  await game.allReady();
  const before = await list(anna);
  expect(before.unread).toBe(2);
  const [newest] = before.items;
  expect(newest).toMatchObject({ kind: 'phase-open', title: 'Your orders: planning' });
  // Ben was the last who was waited for.
  expect(await kinds(ben)).toContain('others-ready');
  expect(expectStatus(await mark(ben, [newest?.id, 'nothing']), 200).body).toEqual({ unread: 3 });
  expect((await list(anna)).unread).toBe(2);
  expect(expectStatus(await mark(anna, [newest?.id], '?dryRun=true'), 200).body).toEqual({ unread: 1 });
  expect((await list(anna)).unread).toBe(2);
  expect(expectStatus(await mark(anna, [newest?.id]), 200).body).toEqual({ unread: 1 });
  expect((await list(anna, '?unread=true')).items.map(({ read }) => read)).toEqual([false]);
  expect(expectStatus(await mark(anna, null), 200).body).toEqual({ unread: 0 });
  for (const body of [undefined, {}, { notices: 'all' }, { notices: [7] }, { notices: [], more: 1 }])
    expect((await here(anna).call('PUT', '/v1/me/notices/read', { body })).status).toBe(400);
});

it('comes in pages, newest first', async () => {
  const first = await list(anna, '?limit=1');
  const second = await list(anna, `?limit=1&after=${String(first.next)}`);
  expect([...first.items, ...second.items]).toEqual((await list(anna)).items);
  expect(second.next).toBeNull();
  expect((await list(anna, '?after=nothing')).items).toEqual([]);
});

it('a nudge calls one player, a message its readers, and each sender once an hour', async () => {
  const stream = await fetch(`${app.url}/v1/campaigns/${game.id}/events/stream`, {
    headers: { authorization: `Bearer ${here(ben).token}`, 'last-event-id': '100000' },
  });
  const reader = stream.body?.getReader();
  expectStatus(await game.at(game.gm, 'POST', '/gm/nudge', { body: { force: ben?.force } }), 200);
  for (const text of ['One', 'Two'])
    expectStatus(await game.at(here(anna), 'POST', '/messages', { body: { to: ben?.force, text } }), 201);
  expect((await kinds(ben)).slice(0, 2)).toEqual(['message-sent', 'nudged']);
  expect((await kinds(ben)).filter((kind) => kind === 'message-sent')).toHaveLength(1);
  for (const other of [anna, game.gm])
    for (const kind of ['message-sent', 'nudged']) expect(await kinds(other)).not.toContain(kind);
  let told = '';
  while (!told.includes('event: notices\ndata: {}\n\n'))
    told += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
});

it('who is muted calls nobody', async () => {
  expectStatus(
    await game.at(here(anna), 'PUT', '/messages/mutes', {
      body: { everything: false, forces: [ben?.force] },
    }),
    200,
  );
  expectStatus(
    await game.at(here(ben), 'POST', '/messages', { body: { to: anna?.force, text: 'Hear me' } }),
    201,
  );
  expect(await kinds(anna)).not.toContain('message-sent');
});

it('ROUND-4 who is late is told to the game master alone', async () => {
  expectStatus(await game.at(here(anna), 'PUT', '/ready', { body: { ready: true } }), 200);
  expectStatus(await game.at(game.gm, 'POST', '/gm/deadline', { body: { now: true } }), 200);
  const [late] = (await list(game.gm)).items;
  expect(late).toMatchObject({ kind: 'players-late', path: `/c/${game.id}/gm` });
  const names = (await game.view(here(anna))) as unknown as {
    readonly forces: readonly { readonly id: string; readonly name: string }[];
  };
  const nameOf = (force: string | undefined): string =>
    names.forces.find(({ id }) => id === force)?.name ?? 'nobody';
  expect(late?.body).toContain(nameOf(ben?.force));
  expect(late?.body).not.toContain(nameOf(anna?.force));
  for (const player of [anna, ben]) {
    expect(await kinds(player)).not.toContain('players-late');
    const events = (await game.at(here(player), 'GET', '/events?limit=100')).text;
    expect(events).toContain('deadline-passed');
    expect(events).not.toContain('"late"');
  }
});

describe('settings', () => {
  it('are as usual until they are set, and stay as they were set', async () => {
    const usual = expectStatus(
      await here(ben).call('GET', '/v1/me/notice-settings', { headers: { 'accept-language': 'de' } }),
      200,
    ).body;
    check('NoticeSettings', usual);
    expect(usual).toMatchObject({
      language: 'de',
      zone: 'UTC',
      ways: {},
      mutedCampaigns: [],
      quietHours: null,
      digestAt: null,
      reachableBy: [],
      chosen: false,
    });
    const dry = expectStatus(await set(ben, { ...SETTINGS, mutedCampaigns: [game.id] }, '?dryRun=true'), 200);
    expect(dry.body).toMatchObject({ zone: 'Europe/Berlin', mutedCampaigns: [game.id] });
    expect(expectStatus(await here(ben).call('GET', '/v1/me/notice-settings'), 200).body).toMatchObject({
      zone: 'UTC',
      chosen: false,
    });
    const saved = expectStatus(await set(ben, { ...SETTINGS, mutedCampaigns: [game.id] }), 200).body;
    check('NoticeSettings', saved);
    expect(saved).toMatchObject({ ...SETTINGS, mutedCampaigns: [game.id], chosen: true });
    expect(expectStatus(await here(ben).call('GET', '/v1/me/notice-settings'), 200).body).toEqual(saved);
    expect(expectStatus(await set(ben, SETTINGS), 200).body).toMatchObject({ mutedCampaigns: [] });
  });

  it('campaigns that the person is not in are passed over', async () => {
    const stranger = await register(app, 'Muting');
    expect(
      expectStatus(await set(stranger, { ...SETTINGS, mutedCampaigns: [game.id, 'nothing'] }), 200).body,
    ).toMatchObject({ mutedCampaigns: [] });
  });

  it('what is wrong is named', async () => {
    expectProblem(await set(ben, { ...SETTINGS, zone: '+02:00' }), 422, 'notices/unknown-zone');
    const wrong = await set(ben, {
      ...SETTINGS,
      language: 'fr',
      ways: { 'phase-open': ['pigeon'], nothing: [] },
      quietHours: { from: 1_440, to: 0 },
    });
    expect(wrong.status).toBe(400);
    const pointers = (wrong.body['violations'] as unknown as readonly { readonly pointer: string }[]).map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual(['/language', '/ways/phase-open/0', '/ways/nothing', '/quietHours/from']);
  });
});
