/**
 * Observers of a war that goes on (SIGHT-4): what they are told first is where it stands, and no more than is
 * public.
 */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game } from '../support/game';
import { expectStatus, register } from '../support/players';

let app: TestApp;
let game: Game;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  await game.advanceTo('supply');
});
afterAll(() => app.close());

it('the answer to an accepted invitation says where a running war stands, as every later one does', async () => {
  const person = await register(app, 'Watcher');
  const invitation = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  const accept = `/v1/invitations/${String(invitation.body['code'])}/accept`;
  const dry = expectStatus(await person.call('POST', `${accept}?dryRun=true`, { body: {} }), 200).body;
  expect((await game.at(person, 'GET', '')).status).toBe(404);
  const headers = { 'idempotency-key': 'join' };
  const first = expectStatus(await person.call('POST', accept, { body: {}, headers }), 200).body;
  expect(first).toMatchObject({
    status: 'running',
    round: 1,
    phase: 'supply',
    step: null,
    role: 'observer',
    myForce: null,
  });
  expect(Date.parse(String(first['deadline']))).toBeGreaterThan(0);
  const head = expectStatus(await game.at(person, 'GET', ''), 200).body;
  expect(first).toEqual(head);
  expect(dry).toEqual(head);
  expect(expectStatus(await person.call('POST', accept, { body: {}, headers }), 200).body).toEqual(head);
  const { round, phase, step, deadline } = await game.view(person);
  expect({ round, phase, step, deadline }).toEqual({
    round: 1,
    phase: 'supply',
    step: null,
    deadline: first['deadline'],
  });
});

it('who plays is told as it is now, not as it was set up', async () => {
  const [A] = game.players;
  if (A === undefined) throw new Error('no players');
  const [next, watcher] = [await register(app, 'Next'), await register(app, 'Second')];
  const join = async (person: typeof next): Promise<Record<string, unknown>> => {
    const invitation = expectStatus(
      await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
      201,
    );
    return expectStatus(
      await person.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body: {} }),
      200,
    ).body;
  };
  await join(next);
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/seats/${A.force}/reassign`, { body: { userId: next.id } }),
    200,
  );
  const seats = (await join(watcher))['seats'] as { force: string; user: { id: string } }[];
  expect(seats.find(({ force }) => force === A.force)?.user.id).toBe(next.id);
});
