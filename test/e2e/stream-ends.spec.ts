/**
 * How event streams live and end: they say that they are still there, and go with the token, the session, the
 * seat, or a client that takes nothing.
 */
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sign } from 'jsonwebtoken';
import { OpenStreams } from '../../src/api/streams/open-streams';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../../src/application/accounts/mails/verification';
import { SigningKeys } from '../../src/infrastructure/accounts/signing-keys';
import { loadMasterKey } from '../../src/infrastructure/secrets/master-key';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus, register, type Person } from '../support/players';
import { openStream } from '../support/stream';

const PATIENCE_MS = 5_000;
const HEARTBEAT_MS = 150;

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;

const url = (rest = ''): string => `/v1/campaigns/${game.id}/events/stream${rest}`;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The bytes of a stream that has begun, as they come; `pause` and `resume` are those of a client that is
 * slow.
 */
const rawStream = async (
  token: string,
  path: string,
): Promise<{ readonly socket: Socket; readonly closed: Promise<void>; text(): string; bytes(): number }> => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (text.length < 100_000) text += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return { socket, closed, text: () => text, bytes: () => bytes };
};

/**
 * A token as the server makes them, but that lives so many seconds; with a session that was opened by a
 * login.
 */
const tokenFor = async (person: Person, seconds: number): Promise<string> => {
  const { sid } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const keys = new SigningKeys(app.pool, new SealedBox(loadMasterKey(null, app.dataDir), 'signing-keys'));
  const { kid, key } = await keys.current();
  return sign({ sid }, key, {
    algorithm: 'ES256',
    keyid: kid,
    subject: person.id,
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    expiresIn: seconds,
  });
};

beforeAll(async () => {
  app = await startTestApp({ LIMIT_STREAMS_PER_USER: '1' });
  app.app.get(OpenStreams, { strict: false }).times = { heartbeatMs: HEARTBEAT_MS, patienceMs: PATIENCE_MS };
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

it('says again and again that it is still there, and stays', async () => {
  const { seq } = await game.view(A);
  const stream = await rawStream(A.token, url(`?after=${seq}`));
  const beats = (): number => stream.text().split(': still here\n\n').length - 1;
  while (beats() < 3) await wait(HEARTBEAT_MS);
  expect(stream.socket.closed).toBe(false);
  // What is no event has no number, so that a client does not lose its place by it.
  expect(stream.text()).not.toContain('\nid: ');
  stream.socket.destroy();
  await stream.closed;
});

it('ends when the token does, and tells nothing of what comes after', async () => {
  const { seq } = await game.view(B);
  const stream = await openStream(app, await tokenFor(B, 6), url(`?after=${seq}`));
  expect(stream.status).toBe(200);
  let over = false;
  void stream.ended.then(() => (over = true));
  await wait(500);
  expect(over).toBe(false);
  await stream.ended;
  expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: { reason: 'late' } }), 200);
  expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200);
  await expect(stream.next()).rejects.toThrow('ended');
});

it('ends with the session, though the token would live on', async () => {
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  const guest = await register(app, 'Guest');
  expectStatus(await guest.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }), 200);
  const stream = await openStream(app, guest.token, url());
  await stream.next();
  expectStatus(await guest.call('POST', '/v1/auth/logout'), 204);
  await stream.ended;
});

it('ends with the membership', async () => {
  const { body } = expectStatus(
    await game.at(game.gm, 'POST', '/invitations', { body: { role: 'observer' } }),
    201,
  );
  const guest = await register(app, 'Visitor');
  expectStatus(await guest.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }), 200);
  const stream = await openStream(app, guest.token, url());
  await stream.next();
  expectStatus(
    await game.at(game.gm, 'POST', `/gm/members/${guest.id}/remove`, { body: { reason: 'enough seen' } }),
    200,
  );
  await stream.ended;
});

it('drops a client that takes nothing, and gives its place free; others get everything meanwhile', async () => {
  const { seq } = await game.view(A);
  const size = 200_000;
  const count = 110;
  // Far more than the buffers of both ends hold.
  await app.pool.query(
    `INSERT INTO feeds (campaign_id, audience, seq, round, phase, at, type, data)
     SELECT $1, $2, $3 + n, 1, 'planning', 0, 'campaign-paused', json_build_object('reason', repeat('x', $4)) FROM generate_series(1, $5) n`,
    [game.id, A.force, seq, size, count],
  );
  const held = new Set<Socket>();
  (app.app.getHttpServer() as Server).on('connection', (socket: Socket) => held.add(socket));
  const slow = await rawStream(A.token, url(`?after=${seq}`));
  slow.socket.pause();
  expect((await game.at(A, 'GET', '/events/stream')).status).toBe(429);
  const other = await openStream(app, B.token, url());
  expect((await other.next()).data.seq).toBe(1);
  // What is left of it is not kept either: till then it would still come.
  const { localPort } = slow.socket;
  await until('end of the slow one', () =>
    [...held].some(({ remotePort, destroyed }) => destroyed && remotePort === localPort),
  );
  slow.socket.resume();
  await slow.closed;
  expect(slow.bytes()).toBeLessThan(size * count);
  const again = await openStream(app, A.token, url(`?after=${seq - 1}`));
  expect(again.status).toBe(200);
  expect((await again.next()).data.seq).toBe(seq);
  again.close();
  other.close();
});
