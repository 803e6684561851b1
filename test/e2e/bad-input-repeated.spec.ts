/**
 * Every POST three times: as a dry run, in earnest, and again under the same Idempotency-Key; and under that
 * key with another body.
 */
import { KeepPlaying } from '../../src/application/matches/bots/keep-playing';
import { operationsOf, pathOf } from '../support/api-table/operations';
import { faultsOf } from '../support/api-table/problems';
import { pictureOf } from '../support/api-table/snapshot';
import { buildWorld } from '../support/api-table/started-world';
import { daysFromNow, NOTHING, type World } from '../support/api-table/world';
import { call, type Answer } from '../support/http';
import { expectStatus, type Person } from '../support/players';

let world: World;
beforeAll(async () => (world = await buildWorld()));
afterAll(() => world.close());

interface Step {
  readonly key: string;
  readonly who: Person;
  readonly ids: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of the right form, too. */
  readonly other?: unknown;
  /** The answer holds something that is drawn or timed when it is done. */
  readonly anew?: true;
}

const REASON = { reason: 'Because' };
const OTHER = { reason: 'Another' };

const done = new Set<string>();
let steps = 0;

/** The operations whose answer said where what they have made is. */
const located = new Set<string>();
const NOBODYS = ['reset-link'];

const send = (
  step: Step,
  body: unknown,
  options: { readonly dry?: boolean; readonly key?: string } = {},
): Promise<Answer> => {
  const [method = '', path = ''] = step.key.split(' ');
  const headers: Record<string, string> = options.key === undefined ? {} : { 'idempotency-key': options.key };
  return call(world.app, method, `${pathOf(path, step.ids)}${options.dry === true ? '?dryRun=true' : ''}`, {
    token: step.who.token,
    body,
    headers,
  });
};

/** Answers what the command answered. */
const perform = async (step: Step): Promise<Answer> => {
  done.add(step.key);
  const key = `once-${(steps += 1)}`;
  const before = await pictureOf(world.app.pool);
  const dry = await send(step, step.body, { dry: true, key });
  expect([step.key, dry.status < 300, await pictureOf(world.app.pool)]).toEqual([step.key, true, before]);
  const first = await send(step, step.body, { key });
  expect([step.key, first.status]).toEqual([step.key, dry.status]);
  if (step.anew !== true) expect([step.key, first.text]).toEqual([step.key, dry.text]);
  const after = await pictureOf(world.app.pool);
  const again = await send(step, step.body, { key });
  expect([step.key, again.status, again.text, again.headers.get('content-type')]).toEqual([
    step.key,
    first.status,
    first.text,
    first.headers.get('content-type'),
  ]);
  const location = first.headers.get('location');
  expect([step.key, dry.headers.get('location'), again.headers.get('location')]).toEqual([
    step.key,
    null,
    location,
  ]);
  if (location !== null) {
    located.add(step.key);
    expect([step.key, (await step.who.call('GET', location)).status]).toEqual([step.key, 200]);
  } else expect(first.status !== 201 || NOBODYS.some((name) => step.key.endsWith(`/${name}`))).toBe(true);
  if (step.other !== undefined) {
    const other = await send(step, step.other, { key });
    expect([step.key, other.status, other.body['code'], faultsOf(other)]).toEqual([
      step.key,
      422,
      'request/idempotency-key-reused',
      [],
    ]);
  }
  expect([step.key, await pictureOf(world.app.pool)]).toEqual([step.key, after]);
  return first;
};

it('sets campaigns up once', async () => {
  const { setup, people } = world;
  const { gm, player, stranger } = people;
  const ids = { id: setup.id, code: setup.invitation };
  const draw = { seed: 'world', columns: 14, rows: 10 };
  const at = '/v1/campaigns/{id}';
  await perform({
    key: 'POST /v1/campaigns',
    who: stranger,
    ids,
    body: { name: 'A' },
    other: { name: 'B' },
    anew: true,
  });
  await perform({
    key: `POST ${at}/invitations`,
    who: gm,
    ids,
    body: { role: 'observer' },
    other: { role: 'player' },
    anew: true,
  });
  await perform({
    key: 'POST /v1/invitations/{code}/accept',
    who: stranger,
    ids,
    body: {},
    other: { faction: 'davion' },
  });
  const files = [{ name: 'noise.mtf', text: 'noise' }];
  await perform({
    key: 'POST /v1/catalog/imports',
    who: gm,
    ids,
    body: { files },
    other: { files: [...files, ...files] },
  });
  const boards = [{ name: 'Moon 1.board', text: 'size 16 17\nend' }];
  await perform({
    key: 'POST /v1/me/boards',
    who: gm,
    ids,
    body: { files: boards },
    other: { files: [...boards, ...boards] },
  });
  await perform({ key: `POST ${at}/map/generate`, who: gm, ids, body: draw, other: { ...draw, seed: 'x' } });
  await perform({ key: `POST ${at}/force/suggest`, who: player, ids, body: { seed: 1 }, other: { seed: 2 } });
  await perform({ key: `POST ${at}/force/submit`, who: player, ids });
  await perform({ key: `POST ${at}/leave`, who: stranger, ids });
  await perform({ key: `POST ${at}/start`, who: gm, ids, anew: true });
});

it('fights battles once', async () => {
  const { fighting, people } = world;
  const { gm, player, enemy } = people;
  const ids = { id: fighting.id, battleId: fighting.battle };
  const at = '/v1/campaigns/{id}/battles/{battleId}';
  const back = async (): Promise<void> => {
    const body = { round: 1, phase: 'combat', step: 'battles', ...REASON };
    await perform({
      key: 'POST /v1/campaigns/{id}/gm/rollback',
      who: gm,
      ids,
      body,
      other: { ...body, ...OTHER },
      anew: true,
    });
  };
  const file = async (): Promise<string> => {
    // Not what the enemy said: with that they would agree at once.
    const body = { ...fighting.body, turns: 4 };
    const other = { ...body, turns: 9 };
    const filed = await perform({ key: `POST ${at}/reports`, who: player, ids, body, other });
    return String(filed.body['report']);
  };
  await perform({
    key: `POST ${at}/engine`,
    who: gm,
    ids,
    body: { engine: 'table' },
    other: { engine: 'x' },
  });
  const reportId = await file();
  await perform({
    key: `POST ${at}/reports/{reportId}/dispute`,
    who: enemy,
    ids: { ...ids, reportId },
    body: REASON,
    other: OTHER,
  });
  await perform({ key: `POST ${at}/decide`, who: gm, ids, body: {}, other: { report: reportId } });
  await back();
  const second = await file();
  await perform({
    key: `POST ${at}/reports/{reportId}/confirm`,
    who: enemy,
    ids: { ...ids, reportId: second },
  });
  await back();
  // END-2: what was said of the field is gone.
  const { turns, holder } = fighting.body as unknown as {
    readonly turns: number;
    readonly holder: string | null;
  };
  const field = `/v1/campaigns/${fighting.id}/battles/${fighting.battle}/worksheet/field`;
  expectStatus(await player.call('PUT', field, { body: { turns, holder: { side: holder } } }), 200);
  await perform({ key: `POST ${at}/worksheet/file`, who: player, ids });
  await perform({
    key: `POST ${at}/records`,
    who: player,
    ids,
    body: { answers: { turns: 3 } },
    other: { answers: { turns: 4 } },
    anew: true,
  });
  await perform({ key: `POST ${at}/call-off`, who: gm, ids, body: REASON, other: OTHER });
});

it('trades and leads once', async () => {
  const { supplying, people } = world;
  const { gm, player, observer, spare, lost } = people;
  const ids = { id: supplying.id, offerId: supplying.offer, forceId: supplying.forces[2], userId: spare.id };
  const at = '/v1/campaigns/{id}';
  const offer = { to: supplying.forces[1], give: { ...NOTHING, tons: 1 }, take: NOTHING };
  const changes = [{ set: 'account', force: supplying.forces[0], change: 5 }];
  const drawing = (model: string): object => ({ design: { base: 'hunchback-hbk-4p', model } });
  await perform({
    key: `POST ${at}/designs`,
    who: player,
    ids,
    body: drawing('HBK-4Y'),
    other: drawing('HBK-4Z'),
  });
  await perform({
    key: `POST ${at}/offers`,
    who: player,
    ids,
    body: offer,
    other: { ...offer, to: supplying.forces[2] },
  });
  await perform({ key: `POST ${at}/offers/{offerId}/accept`, who: player, ids });
  await perform({
    key: `POST ${at}/messages`,
    who: player,
    ids,
    body: { to: null, text: 'Hello' },
    other: { to: null, text: 'Hello again' },
    anew: true,
  });
  await perform({
    key: `POST ${at}/vacations`,
    who: player,
    ids,
    body: daysFromNow(30, 32),
    other: daysFromNow(40, 42),
  });
  await perform({
    key: `POST ${at}/gm/correct`,
    who: gm,
    ids,
    body: { changes, ...REASON },
    other: { changes, ...OTHER },
  });
  await perform({ key: `POST ${at}/gm/pause`, who: gm, ids, body: REASON, other: OTHER });
  await perform({ key: `POST ${at}/gm/resume`, who: gm, ids, body: REASON, other: OTHER, anew: true });
  const time = { at: '2100-01-01T00:00:00Z' };
  await perform({ key: `POST ${at}/gm/deadline`, who: gm, ids, body: time, other: { ...time, ...OTHER } });
  const [one, two] = supplying.forces;
  await perform({
    key: `POST ${at}/gm/nudge`,
    who: gm,
    ids,
    body: { force: one },
    other: { force: two },
    anew: true,
  });
  await perform({
    key: `POST ${at}/gm/seats/{forceId}/reassign`,
    who: gm,
    ids,
    body: { userId: lost.id },
    other: { userId: observer.id },
  });
  await perform({ key: `POST ${at}/gm/members/{userId}/remove`, who: gm, ids, body: REASON, other: OTHER });
  await perform({ key: `POST ${at}/gm/advance`, who: gm, ids, body: REASON, other: OTHER });
  await perform({
    key: `POST ${at}/gm/hand-over`,
    who: gm,
    ids,
    body: { userId: observer.id },
    other: { userId: lost.id },
  });
  await perform({
    key: `POST ${at}/gm/end`,
    who: observer,
    ids,
    body: { winner: null, ...REASON },
    other: { winner: null, ...OTHER },
  });
});

it('opens, joins, orders in and gives up a match once', async () => {
  const { people, stranger: own } = world;
  const who = people.stranger;
  const training = { system: 'battletech', scenario: 'training' };
  const seats = [{ me: true }, { me: true }];
  await perform({
    key: 'POST /v1/matches',
    who,
    ids: {},
    body: { ...training, seats },
    other: { ...training, seats: [{ me: true }, { invite: true }] },
    anew: true,
  });
  await perform({
    ...{ key: 'POST /v1/me/figures', who, ids: {}, anew: true },
    ...{ body: { design: 'atlas-as7-d', rank: 'veteran' }, other: { design: 'atlas-as7-d', rank: 'elite' } },
  });
  await perform({
    key: 'POST /v1/matches/{match}/seats/{seat}',
    who: people.player,
    ids: { match: own.waiting.id, seat: own.waiting.seat },
    body: { code: own.waiting.code },
    other: { code: 'another' },
  });
  const ids = { match: own.match.id };
  await perform({
    key: 'POST /v1/matches/{match}/orders',
    who,
    ids,
    body: own.match.sending,
    other: { ...own.match.sending, revision: 99 },
    // A draft says more than what was done.
    anew: true,
  });
  await perform({
    ...{ key: 'POST /v1/matches/{match}/proposals', who: people.spare },
    ...{ ids: { match: own.proposed.id }, body: { what: 'bots' }, other: { what: 'take-back' }, anew: true },
  });
  await perform({
    ...{ key: 'POST /v1/matches/{match}/proposals/{proposal}', who: people.spare },
    ...{ ids: { match: own.proposed.id, proposal: own.proposed.proposal } },
    ...{ body: { agree: true }, other: { agree: false } },
  });
  await perform({ key: 'POST /v1/matches/{match}/resign', who, ids, body: undefined });
});

it('acts once in the match of a battle', async () => {
  // Bots that play meanwhile would change what is compared.
  await world.app.app.get(KeepPlaying).stop();
  const [who, ids] = [world.people.gm, { match: world.led }];
  const bot = { seat: 'A', stance: 'hold', ...REASON };
  await perform({
    ...{ key: 'POST /v1/matches/{match}/gm/bot', who, ids },
    ...{ body: bot, other: { ...bot, stance: 'attack' } },
  });
  const at = { at: '2100-01-01T00:00:00.000Z', ...REASON };
  await perform({
    ...{ key: 'POST /v1/matches/{match}/gm/deadline', who, ids },
    ...{ body: at, other: { ...at, at: null } },
  });
  await perform({
    ...{ key: 'POST /v1/matches/{match}/gm/rewind', who, ids },
    ...{ body: { turn: 1, ...REASON }, other: { turn: 1, ...OTHER } },
  });
  for (const act of ['pause', 'resume', 'settle', 'end'])
    await perform({ key: `POST /v1/matches/{match}/gm/${act}`, who, ids, body: REASON, other: OTHER });
});

it('has done so with every POST but those that answer with tokens or secrets, only to a lost game master, ask for a mail or a message, or do the same twice', () => {
  const posts = operationsOf(world.description)
    .filter(({ method, login }) => method === 'POST' && login)
    .map(({ key }) => key);
  expect(posts.filter((key) => !done.has(key)).sort()).toEqual([
    // Twice is another message to the room, and tells how that went.
    'POST /v1/campaigns/{id}/chat/test',
    'POST /v1/campaigns/{id}/engines',
    'POST /v1/campaigns/{id}/engines/{engineId}/secret',
    'POST /v1/campaigns/{id}/gm/claim',
    'POST /v1/campaigns/{id}/members/{userId}/reset-link',
    // Its secret is told once; and sent twice from a number on is sent from there.
    'POST /v1/campaigns/{id}/webhooks',
    'POST /v1/campaigns/{id}/webhooks/{webhookId}/resend',
    // Twice is another mail with a link that works as well; how many there may be is limited.
    'POST /v1/me/email',
    'POST /v1/me/email/confirmation',
    // The same browser twice is one.
    'POST /v1/me/push-subscriptions',
  ]);
});

it('tells a twin to wait while the first is at work', async () => {
  const { people, app } = world;
  const { stranger } = people;
  const key = JSON.stringify([stranger.id, 'POST /v1/campaigns', 'twin']);
  const first = await app.pool.connect();
  try {
    await first.query('SELECT pg_advisory_lock(hashtextextended($1, 724))', [key]);
    const twin = await stranger.call('POST', '/v1/campaigns', {
      body: { name: 'Twin' },
      headers: { 'idempotency-key': 'twin' },
    });
    expect([twin.status, twin.body['code'], faultsOf(twin)]).toEqual([
      409,
      'request/idempotency-key-running',
      [],
    ]);
    expect(twin.headers.get('retry-after')).toBe('1');
    await first.query('SELECT pg_advisory_unlock(hashtextextended($1, 724))', [key]);
  } finally {
    first.release();
  }
});

it('what was made was found where its location said', () =>
  expect([...located].sort()).toEqual([
    'POST /v1/campaigns',
    'POST /v1/campaigns/{id}/battles/{battleId}/reports',
    'POST /v1/campaigns/{id}/battles/{battleId}/worksheet/file',
    'POST /v1/campaigns/{id}/designs',
    'POST /v1/campaigns/{id}/invitations',
    'POST /v1/campaigns/{id}/messages',
    'POST /v1/campaigns/{id}/offers',
    'POST /v1/campaigns/{id}/vacations',
    'POST /v1/matches',
    'POST /v1/me/figures',
  ]));

it('makes one thing of many that come at once', async () => {
  const { stranger } = world.people;
  const headers = { 'idempotency-key': 'crowd' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      stranger.call('POST', '/v1/campaigns', { body: { name: 'Crowd' }, headers }),
    ),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  const items = expectStatus(await stranger.call('GET', '/v1/campaigns?limit=100'), 200).body[
    'items'
  ] as unknown as { name: string }[];
  expect(items.filter(({ name }) => name === 'Crowd')).toHaveLength(1);
});

it('lets many log in at once from one address, to one account too', async () => {
  const body = { email: 'taken@example.org', password: 'correct horse battery' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(world.app, 'POST', '/v1/auth/login', { body })),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual(
    [],
  );
});
