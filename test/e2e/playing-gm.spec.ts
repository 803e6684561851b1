/** The game master's commands over HTTP: what they do, who may give them, and that everybody is told. */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;

beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app, { phaseHours: 1 });
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

const lastEvent = async (who: Person): Promise<Record<string, unknown>> => {
  const items = (await game.at(who, 'GET', '/events?limit=100')).body['items'] as unknown as Record<
    string,
    unknown
  >[];
  return items.at(-1) ?? {};
};

const observer = async (name: string): Promise<Person> => {
  const person = await register(app, name);
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
    200,
  );
  return person;
};

it('strangers find nothing, players are refused, and role comes before shape', async () => {
  const stranger = await register(app, 'Stranger');
  for (const path of ['/gm/advance', '/gm/pause', '/gm/correct', `/gm/seats/${A.force}/reassign`]) {
    expect((await game.at(stranger, 'POST', path, { body: { nonsense: 1 } })).status).toBe(404);
    expect((await game.at(A, 'POST', path, { body: { nonsense: 1 } })).status).toBe(403);
    expect((await game.at(game.gm, 'POST', path, { body: { nonsense: 1 } })).status).toBe(400);
  }
});

it('ROUND-4 a paused campaign takes no orders, its deadline stands still, and goes on where it was', async () => {
  const paused = expectStatus(
    await game.at(game.gm, 'POST', '/gm/pause', { body: { reason: 'holiday' } }),
    200,
  );
  expect(paused.body).toMatchObject({ status: 'paused', deadline: null });
  expect(await lastEvent(A)).toMatchObject({ type: 'campaign-paused', data: { reason: 'holiday' } });
  expect(await game.order(A, [])).toMatchObject({
    status: 409,
    body: { code: 'campaign/paused', rule: 'ROUND-4' },
  });
  expect((await game.at(game.gm, 'POST', '/gm/pause', { body: {} })).status).toBe(409);
  const resumed = expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
  expect(Date.parse(String(resumed.body['deadline']))).toBeGreaterThan(Date.now() + 3_500_000);
});

it('ROUND-4 a deadline in the past is refused and changes nothing; with `now` the phase ends at once, as by its deadline', async () => {
  const at = '2020-01-01T00:00:00Z';
  const move = (body: object): Promise<Answer> => game.at(game.gm, 'POST', '/gm/deadline', { body });
  const before = await game.view(A);
  const refused = await move({ at });
  expect({ status: refused.status, body: refused.body }).toMatchObject({
    status: 422,
    body: {
      code: 'gm/deadline-past',
      violations: [{ code: 'gm/deadline-past', rule: 'ROUND-4', pointer: '/at' }],
    },
  });
  expect(await game.view(A)).toEqual(before);
  expect((await move({ at: '2100-01-01T00:00:00Z', now: true })).status).toBe(422);
  for (const body of [{}, { now: false }, { now: 1, at }, { at: '2020-13-01T00:00:00Z', now: true }])
    expect((await move(body)).status).toBe(400);
  const dry = expectStatus(
    await game.at(game.gm, 'POST', '/gm/deadline?dryRun=true', { body: { now: true } }),
    200,
  );
  expect(dry.body).toMatchObject({ round: 1, phase: 'planning' });
  expect(await game.view(A)).toEqual(before);
  expect(expectStatus(await move({ at, now: true, reason: 'all done' }), 200).body).toMatchObject({
    round: 1,
    phase: 'planning',
    status: 'running',
  });
  expect(await game.view(A)).toMatchObject({ round: 1, phase: 'planning' });
  const told = (await game.at(A, 'GET', '/events?limit=100')).body['items'] as unknown as {
    type: string;
    data: object;
  }[];
  const moved = told.findIndex(({ type }) => type === 'deadline-moved');
  expect(told[moved]).toMatchObject({ data: { reason: 'all done' } });
  expect(told[moved + 1]).toMatchObject({ type: 'phase-opened', data: { phase: 'planning' } });
});

it('ROUND-4 with `onDeadline: wait` an ended deadline is told, and the phase goes on', async () => {
  const waiting = await newGame(app, { phaseHours: 1, onDeadline: 'wait' });
  const moved = expectStatus(
    await waiting.at(waiting.gm, 'POST', '/gm/deadline', { body: { now: true } }),
    200,
  );
  expect(moved.body).toMatchObject({ phase: 'preparation', deadline: null });
  const told = (await waiting.at(waiting.gm, 'GET', '/events?limit=100')).body['items'] as unknown as {
    type: string;
  }[];
  expect(told.slice(-2).map(({ type }) => type)).toEqual(['deadline-moved', 'deadline-passed']);
});

it('an idempotency key gives the first answer again, and nothing is done twice', async () => {
  const options = { body: { reason: null }, headers: { 'idempotency-key': 'advance-1' } };
  const first = expectStatus(await game.at(game.gm, 'POST', '/gm/advance', options), 200);
  const again = expectStatus(await game.at(game.gm, 'POST', '/gm/advance', options), 200);
  expect(again.body).toEqual(first.body);
  expect(await game.view(A)).toMatchObject(first.body);
  expect(
    (await game.at(game.gm, 'POST', '/gm/advance', { ...options, body: { reason: 'other' } })).status,
  ).toBe(422);
});

it('a dry run says what would be and changes nothing', async () => {
  const before = (await game.at(A, 'GET', '/view')).headers.get('etag');
  const dry = expectStatus(await game.at(game.gm, 'POST', '/gm/advance?dryRun=true', { body: {} }), 200);
  expect(dry.body['phase']).toBe('combat');
  expect((await game.at(A, 'GET', '/view')).headers.get('etag')).toBe(before);
});

it('END-2 a correction is whole or not at all, and its reason is told', async () => {
  const wrong = await game.at(game.gm, 'POST', '/gm/correct', {
    body: {
      changes: [
        { set: 'account', force: A.force, change: 5 },
        { set: 'account', force: B.force, change: -5 },
      ],
      reason: 'gift',
    },
  });
  expect({
    status: wrong.status,
    pointers: (wrong.body['violations'] as unknown as { pointer: string }[]).map((one) => one.pointer),
  }).toEqual({
    status: 422,
    pointers: ['/changes/1/change'],
  });
  expect((await game.view(A)).account).toBe(0);
  await game.correct([{ set: 'account', force: A.force, change: 5 }]);
  expect((await game.view(A)).account).toBe(5);
  const ledger = (await game.at(A, 'GET', '/ledger', { headers: { 'accept-language': 'de' } })).body['items'];
  expect(ledger).toEqual([
    expect.objectContaining({
      amount: 5,
      balance: 5,
      cause: { rule: 'END-2', text: 'Berichtigung durch die Spielleitung', order: null },
    }),
  ]);
  const told = (await game.at(B, 'GET', '/events?limit=100')).body['items'] as unknown as { type: string }[];
  expect(told.map((event) => event.type)).toContain('correction-made');
  expect(told.map((event) => event.type)).not.toContain('account-changed');
});

it('a seat goes to another member: the new player sees the force, the old one what is public', async () => {
  const next = await observer('Next');
  expect((await game.at(next, 'PUT', '/orders', { body: {} })).status).toBe(403);
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${B.force}/reassign`, {
      body: { userId: next.id, reason: 'illness' },
    }),
    200,
  );
  expect(await game.view(next)).toMatchObject({ force: B.force });
  expect(await game.view(B)).toMatchObject({ force: null, mechs: [], account: null });
  expect(
    (await game.at(game.gm, 'POST', `/gm/seats/${B.force}/reassign`, { body: { userId: A.id } })).status,
  ).toBe(422);
  expect(
    (await game.at(game.gm, 'POST', '/gm/seats/nothing/reassign', { body: { userId: A.id } })).status,
  ).toBe(404);
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${B.force}/reassign`, { body: { userId: B.id } }),
    200,
  );
});

it('a lost game master is followed by a member, one that is there is not', async () => {
  const heir = await observer('Heir');
  expect((await game.at(heir, 'POST', '/gm/claim')).body['code']).toBe('gm/not-lost');
  for (const [table, column, user] of [
    ['users', 'created_at', 'id'],
    ['users', 'last_seen_at', 'id'],
    ['campaign_members', 'joined_at', 'user_id'],
  ])
    await app.pool.query(`UPDATE ${table} SET ${column} = now() - interval '15 days' WHERE ${user} = $1`, [
      game.gm.id,
    ]);
  expectStatus(await game.at(heir, 'POST', '/gm/claim'), 200);
  expect(await lastEvent(A)).toMatchObject({ type: 'campaign-claimed' });
  expect((await game.at(game.gm, 'POST', '/gm/advance', { body: {} })).status).toBe(403);
  expectStatus(
    await game.at(heir, 'POST', '/gm/hand-over', {
      body: { userId: game.gm.id },
      headers: { 'idempotency-key': 'back' },
    }),
    200,
  );
  const again = await game.at(heir, 'POST', '/gm/hand-over', {
    body: { userId: game.gm.id },
    headers: { 'idempotency-key': 'back' },
  });
  expect({ status: again.status, body: again.body }).toEqual({
    status: 200,
    body: { gameMaster: game.gm.id },
  });
  expect(await lastEvent(A)).toMatchObject({ type: 'campaign-handed-over' });
  expect((await game.at(game.gm, 'POST', '/gm/hand-over', { body: { userId: A.id } })).status).toBe(422);
});

it('removing the last one that is waited for ends the phase (ROUND-3)', async () => {
  await game.advanceTo('supply');
  expectStatus(await game.at(A, 'PUT', '/ready', { body: { ready: true } }), 200);
  const dry = expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${B.id}/remove?dryRun=true`, { body: {} }),
    200,
  );
  expect(dry.body).toEqual({ removed: B.id });
  expect(await game.view(A)).toMatchObject({ round: 1, phase: 'supply' });
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${B.id}/remove`, { body: { reason: 'gone' } }),
    200,
  );
  expect(await game.view(A)).toMatchObject({ round: 2, phase: 'preparation' });
  expect((await game.at(game.gm, 'POST', `/gm/members/${game.gm.id}/remove`, { body: {} })).status).toBe(422);
});
