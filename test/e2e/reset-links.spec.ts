/**
 * A lost password: a link from the command line works at once; a game master's after a day, seen by all and
 * refused by whom it is about.
 */
import { Accounts } from '../../src/application/accounts/accounts';
import { formats } from '../../src/kernel';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';
import { expectStatus, register, setUpCampaign, type Person } from '../support/players';
import { openStream } from '../support/stream';

const NEW = 'a brand new password';
let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
let watcher: Person;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
  watcher = await joined();
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('DELETE FROM reset_links'));

/** Somebody who watches. */
const joined = async (): Promise<Person> => {
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  const person = await register(app, 'Watcher');
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
    200,
  );
  return person;
};

interface Link {
  readonly id: string;
  readonly token: string;
  readonly url: string;
  readonly worksFrom: string;
  readonly expiresAt: string;
}

const ask = (user: string, query = '', who: Person = game.gm): Promise<Answer> =>
  game.at(who, 'POST', `/members/${user}/reset-link${query}`);
const made = async (user: string): Promise<Link> =>
  expectStatus(await ask(user), 201).body as unknown as Link;
const reset = (token: string, password = NEW): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/reset', { body: { token, password } });
const later = (hours: number): Promise<unknown> =>
  app.pool.query(
    `UPDATE reset_links SET created_at = created_at - make_interval(hours => $1), usable_at = usable_at - make_interval(hours => $1), expires_at = expires_at - make_interval(hours => $1)`,
    [hours],
  );
const linksOf = async (person: Person): Promise<readonly Record<string, unknown>[]> =>
  expectStatus(await person.call('GET', '/v1/me/reset-links'), 200).body['items'] as unknown as Record<
    string,
    unknown
  >[];
const eventsOf = async (
  who: Person,
  type: string,
): Promise<readonly { readonly data: object; readonly text: string }[]> => {
  const { body } = expectStatus(await game.at(who, 'GET', '/events?limit=100'), 200);
  return (body['items'] as unknown as { type: string; data: object; text: string }[]).filter(
    (event) => event.type === type,
  );
};

it('of a game master works after a day, not before, and then once; it ends all sessions', async () => {
  const victim = await lost();
  const link = await made(victim.id);
  expect(link.url).toMatch(new RegExp(`/reset#token=${link.token}$`));
  expect(Date.parse(link.expiresAt) - Date.parse(link.worksFrom)).toBe(2 * 86_400_000);
  const early = expectProblem(await reset(link.token), 422, 'accounts/reset-link-too-early');
  expect(pointersOf(early)).toEqual(['/token']);
  expect(early.body['detail']).toContain(formats.en.time(link.worksFrom));
  expect(Math.abs(Date.parse(link.worksFrom) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  await later(23);
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-too-early');
  expect((await victim.call('GET', '/v1/me')).status).toBe(200);
  await later(1);
  expectProblem(await reset('guess'), 422, 'accounts/reset-link-invalid');
  expect((await reset(link.token)).status).toBe(204);
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
  expectProblem(await victim.call('GET', '/v1/me'), 401, 'request/unauthenticated');
  expect(
    (await call(app, 'POST', '/v1/auth/login', { body: { email: victim.email, password: NEW } })).status,
  ).toBe(200);
});

it('of a game master ends two days after it began to work', async () => {
  const link = await made(A.id);
  await later(72);
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
  expect(await linksOf(A)).toEqual([]);
});

/** A player of the war whose password can be changed: somebody who has taken B's seat. */
const lost = async (): Promise<Person & { readonly email: string }> => {
  const person = await joined();
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${B.force}/reassign`, { body: { userId: person.id } }),
    200,
  );
  const { body } = await person.call('GET', '/v1/me');
  return { ...person, email: String(body['email']) };
};

it('of a game master is seen at once: by the user in their account, by all who are in the campaign as an event', async () => {
  const { seq } = await game.view(watcher);
  const stream = await openStream(app, watcher.token, `/v1/campaigns/${game.id}/events/stream?after=${seq}`);
  const link = await made(A.id);
  expect((await stream.next()).data).toMatchObject({
    type: 'reset-link-made',
    data: { name: 'Player1', force: A.force, worksFrom: link.worksFrom },
  });
  stream.close();
  expect(await linksOf(A)).toEqual([
    {
      id: link.id,
      campaign: { id: game.id, name: 'New Avalon' },
      madeBy: 'Gm',
      madeAt: expect.any(String),
      worksFrom: link.worksFrom,
      expiresAt: link.expiresAt,
    },
  ]);
  for (const other of [game.gm, watcher]) expect(await linksOf(other)).toEqual([]);
  for (const who of [game.gm, A, watcher]) {
    const told = (await eventsOf(who, 'reset-link-made')).at(-1);
    expect(told?.data).toMatchObject({ name: 'Player1', worksFrom: link.worksFrom });
    expect(told?.text).toContain('can refuse it');
    expect(JSON.stringify(told)).not.toContain(link.token);
  }
  const german = await game.at(A, 'GET', '/events?limit=100', { headers: { 'accept-language': 'de' } });
  expect(german.text).toContain('Player1 kann ihn ablehnen.');
});

it('of a game master is refused from any session of the user, by nobody else, and the campaign is told', async () => {
  const link = await made(A.id);
  const path = `/v1/me/reset-links/${link.id}`;
  for (const other of [game.gm, watcher])
    expectProblem(await other.call('DELETE', path), 404, 'request/not-found');
  expect((await A.call('DELETE', `${path}?dryRun=true`)).status).toBe(204);
  expect(await linksOf(A)).toHaveLength(1);
  const before = (await eventsOf(A, 'reset-link-refused')).length;
  expect((await A.call('DELETE', path)).status).toBe(204);
  expectProblem(await A.call('DELETE', path), 404, 'request/not-found');
  expect(await linksOf(A)).toEqual([]);
  const told = await eventsOf(watcher, 'reset-link-refused');
  expect(told).toHaveLength(before + 1);
  expect(told.at(-1)?.data).toEqual({ name: 'Player1', force: A.force });
  await later(24);
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
});

it('of a game master is for those who play in a war that goes on, and for nobody else', async () => {
  for (const user of [watcher.id, game.gm.id])
    expectProblem(await ask(user), 422, 'gm/reset-link-for-players');
  expectProblem(await ask((await register(app, 'Stranger')).id), 404, 'request/not-found');
  expectProblem(await ask('nobody'), 404, 'request/not-found');
  for (const who of [A, watcher]) expectProblem(await ask(A.id, '', who), 403, 'request/forbidden');
  expectProblem(await ask(A.id, '?x=1'), 400, 'shape/unknown-property');
  const { gm, players, id } = await setUpCampaign(app, 2);
  const inSetup = await gm.call('POST', `/v1/campaigns/${id}/members/${players[0]?.id ?? ''}/reset-link`);
  expect([inSetup.status, inSetup.body['code']]).toEqual([409, 'campaign/not-started']);
  expect((await app.pool.query('SELECT 1 FROM reset_links')).rowCount).toBe(0);

  const over = await newGame(app);
  const player = over.players[0] as Player;
  const link = expectStatus(await over.at(over.gm, 'POST', `/members/${player.id}/reset-link`), 201)
    .body as unknown as Link;
  expectStatus(await over.at(over.gm, 'POST', '/gm/end', { body: { winner: null, reason: 'Peace' } }), 200);
  expectProblem(
    await over.at(over.gm, 'POST', `/members/${player.id}/reset-link`),
    409,
    'gm/campaign-finished',
  );
  // What was made before dies with the war.
  await later(24);
  expectProblem(await reset(link.token), 422, 'accounts/reset-link-invalid');
  expectProblem(await player.call('DELETE', `/v1/me/reset-links/${link.id}`), 404, 'request/not-found');
});

it('of a game master takes the place of the one before, and cannot be made without end; a dry run makes none', async () => {
  const tried = expectStatus(await ask(A.id, '?dryRun=true'), 201);
  expect(tried.body).toEqual({
    id: null,
    token: null,
    url: null,
    worksFrom: expect.any(String),
    expiresAt: expect.any(String),
  });
  const [first, second] = [await made(A.id), await made(A.id)];
  expect((await linksOf(A)).map(({ id }) => id)).toEqual([second.id]);
  await made(A.id);
  const refused = expectProblem(await ask(A.id), 429, 'gm/too-many-reset-links');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  // It counts what was made, refused or not; of another player it does not.
  await app.pool.query('UPDATE reset_links SET closed_at = now()');
  expectProblem(await ask(A.id), 429, 'gm/too-many-reset-links');
  await later(24);
  expectProblem(await reset(first.token), 422, 'accounts/reset-link-invalid');
  expect((await ask(A.id)).status).toBe(201);
});

it('from the command line works at once, is in no list, and dies no more than a game master’s by one of the other kind', async () => {
  const victim = await lost();
  const accounts = app.app.get(Accounts);
  const ofServer = await accounts.createResetLink(victim.email);
  const ofGm = await made(victim.id);
  const again = await accounts.createResetLink(victim.email);
  expect((await linksOf(victim)).map(({ id }) => id)).toEqual([ofGm.id]);
  expectProblem(await reset(ofServer?.token ?? ''), 422, 'accounts/reset-link-invalid');
  expect((await reset(again?.token ?? '')).status).toBe(204);
  // Whoever knows their password again needs no link.
  await later(24);
  expectProblem(await reset(ofGm.token), 422, 'accounts/reset-link-invalid');
});
