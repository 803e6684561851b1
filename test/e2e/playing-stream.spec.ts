/**
 * Event streams: everything once and in order, resuming, for those only who may hear it, and no longer than
 * they may.
 */
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';
import { openStream } from '../support/stream';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_STREAMS_PER_USER: '2' });
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

const url = (rest = ''): string => `/v1/campaigns/${game.id}/events/stream${rest}`;

it('begins with the first event and goes on with what happens', async () => {
  const stream = await openStream(app, A.token, url());
  expect(stream.status).toBe(200);
  expect((await stream.next()).data).toMatchObject({ seq: 1, type: 'campaign-started' });
  const { seq } = await game.view(A);
  for (let last = 2; last <= seq; last += 1) expect((await stream.next()).id).toBe(String(last));
  expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: { reason: 'holiday' } }), 200);
  expect((await stream.next()).data).toMatchObject({ seq: seq + 1, type: 'campaign-paused' });
  expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
  expect((await stream.next()).data.type).toBe('campaign-resumed');
  stream.close();
});

it('resumes after the last event that the client has, which counts more than ?after=', async () => {
  const { seq } = await game.view(A);
  const stream = await openStream(app, A.token, url('?after=0'), { 'last-event-id': String(seq - 1) });
  expect((await stream.next()).data.seq).toBe(seq);
  await game.advance();
  expect((await stream.next()).data.seq).toBe(seq + 1);
  stream.close();
});

it('speaks the language of the client', async () => {
  const stream = await openStream(app, A.token, url(), { 'accept-language': 'de' });
  const english = await openStream(app, A.token, url());
  expect((await stream.next()).data.text).not.toBe((await english.next()).data.text);
  stream.close();
  english.close();
});

it('a user holds so many streams and no more, until one of them ends', async () => {
  const one = await openStream(app, B.token, url());
  const two = await openStream(app, B.token, url());
  const refused = await game.at(B, 'GET', '/events/stream');
  expect({ status: refused.status, code: refused.body['code'] }).toEqual({
    status: 429,
    code: 'request/too-many-streams',
  });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  one.close();
  // The server sees it a moment later.
  let three = await openStream(app, B.token, url());
  await until('place', async () => {
    if (three.status === 429) three = await openStream(app, B.token, url());
    return three.status !== 429;
  });
  expect(three.status).toBe(200);
  two.close();
  three.close();
});

it('refuses what is no event number, and strangers', async () => {
  expect((await game.at(A, 'GET', '/events/stream?after=x')).status).toBe(400);
  expect((await game.at(A, 'GET', '/events/stream', { headers: { 'last-event-id': 'x' } })).status).toBe(400);
  expect((await game.at(A, 'GET', `/events/stream?as=${B.force}`)).status).toBe(403);
  expect((await fetch(app.url + url())).status).toBe(401);
});

it('ends when the membership does, and tells nothing of what came after', async () => {
  const { seq } = await game.view(B);
  const stream = await openStream(app, B.token, url(`?after=${seq}`));
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${B.id}/remove`, { body: { reason: 'gone' } }),
    200,
  );
  await stream.ended;
  await expect(stream.next()).rejects.toThrow('ended');
  expect((await game.at(B, 'GET', '/view')).status).toBe(404);
});

it('ends when the server does', async () => {
  const stream = await openStream(app, A.token, url());
  await stream.next();
  await app.app.close();
  await stream.ended;
});
