/**
 * Clients that ask and do not take their answers: their connections end, and nothing more is done for them.
 */
import { connect, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { startTestApp, type TestApp } from '../support/app';
import { call } from '../support/http';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_ANSWER_GRACE_SECONDS: '6', LIMIT_CONNECTIONS: '30' });
  const body = { email: 'me@example.org', displayName: 'Me', password: 'correct horse battery' };
  token = (await call(app, 'POST', '/v1/auth/register', { body })).body['accessToken'] as unknown as string;
});
afterAll(() => app.close());

const open: Socket[] = [];
afterEach(async () => {
  const mine = open.splice(0);
  for (const socket of mine) socket.destroy();
  await within(60_000, () => heldOf(mine) === 0);
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Once it has ended, a socket no longer says it. */
const portOf = new Map<Socket, number | undefined>();

/** A connection on which nothing is read until somebody does. */
const dial = async (): Promise<Socket> => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  open.push(socket);
  await new Promise((done) => socket.once('connect', done));
  portOf.set(socket, socket.localPort);
  return socket;
};

/** What the server has of these: who does not read does not notice that a connection has ended. */
const heldOf = (sockets: readonly Socket[]): number => {
  const ports = new Set(sockets.map((socket) => portOf.get(socket)));
  return [...serverSockets].filter((socket) => !socket.destroyed && ports.has(socket.remotePort)).length;
};
const serverSockets = new Set<Socket>();
beforeAll(() => {
  (app.app.getHttpServer() as Server).on('connection', (socket: Socket) => serverSockets.add(socket));
});

const within = async (ms: number, holds: () => boolean): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(50)) if (holds()) return true;
  return holds();
};

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const search = (year: number): string => get(`/v1/catalog/mechs?limit=100&minTons=20&minYear=${year}`);
const many = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join('');

/** `far`: what it is so far. */
const readAll = (socket: Socket, far: (text: string) => void = () => undefined): Promise<string> =>
  new Promise((done) => {
    let got = '';
    socket.on('data', (chunk: Buffer) => far((got += chunk.toString('latin1'))));
    socket.once('close', () => done(got));
  });
const answersIn = (text: string): number => text.split(/HTTP\/1\.1 \d\d\d /).length - 1;

it('as many requests as a client may send ahead are all answered, in order, and then it may send more', async () => {
  const socket = await dial();
  let answers = 0;
  const read = readAll(socket, (text) => (answers = answersIn(text)));
  for (let round = 0; round < 2; round += 1) {
    socket.write(many(8, (index) => search(2_400 + 8 * round + index)));
    await within(60_000, () => answers === 8 * (round + 1));
  }
  socket.write(get('/health/live', 'Connection: close\r\n'));
  expect((await read).match(/HTTP\/1\.1 \d\d\d /g)).toEqual(
    Array.from({ length: 17 }, () => 'HTTP/1.1 200 '),
  );
});

it('more of them end the connection, and what follows is not done any more', async () => {
  const body = JSON.stringify({ name: 'Ahead' });
  const head = `POST /v1/campaigns HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json`;
  const flood = await dial();
  flood.write(many(100, () => `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`));
  const searches = await Promise.all([dial(), dial(), dial()]);
  for (const socket of searches) socket.write(many(300, (index) => search(2_000 + index)));
  expect(await within(60_000, () => heldOf([flood, ...searches]) === 0)).toBe(true);
  // Not for their slowness.
  expect(app.log().split('"why":"too-many-requests"')).toHaveLength(1 + 4);
  await pause(500);
  const { rows } = await app.pool.query<{ count: string }>('SELECT count(*) FROM campaigns');
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(8);
});

it('of bad addresses too, which no hook sees', async () => {
  const socket = await dial();
  const read = readAll(socket);
  socket.write(many(1_000, () => get('/%E0%A4%A')));
  expect(answersIn(await read)).toBeLessThanOrEqual(8);
});

const BUNDLE = '/docs/swagger-ui-bundle.js';

/**
 * Asks for something large until the system takes no more of it; answers how often. One at a time, since more
 * than a few open ones end the connection.
 */
const fill = async (socket: Socket): Promise<number> => {
  const length = (await call(app, 'GET', BUNDLE)).text.length;
  const held = (): Socket => {
    const found = [...serverSockets].find(
      ({ destroyed, remotePort }) => !destroyed && remotePort === socket.localPort,
    );
    if (found === undefined) throw new Error('the connection has ended');
    return found;
  };
  for (let asked = 1; ; asked += 1) {
    const before = held().bytesWritten;
    socket.write(get(BUNDLE));
    await within(10_000, () => held().bytesWritten >= before + length);
    // What the system takes it takes at once.
    await pause(50);
    if (held().writableLength > 0) return asked;
  }
};

it('large answers that nobody takes are let go after the grace', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, dial));
  // Each is held when nothing more goes into it: by the time that the last one is full, the first may be gone.
  const held = await Promise.all(sockets.map((socket) => fill(socket).then(() => heldOf([socket]))));
  expect(held).toEqual([1, 1, 1, 1, 1]);
  expect(await within(60_000, () => heldOf(sockets) === 0)).toBe(true);
});

it('who begins to take them in time gets all of them', async () => {
  const length = (await call(app, 'GET', BUNDLE)).text.length;
  const socket = await dial();
  const asked = await fill(socket);
  let got = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    got += chunk.length;
    if (got > asked * length) break;
    await pause(10);
  }
  expect(got).toBeGreaterThan(asked * length);
});

it('more connections than there may be are closed at once', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, dial));
  await pause(200);
  expect(heldOf(sockets)).toBeLessThanOrEqual(30);
  for (const socket of sockets) socket.destroy();
  await within(60_000, () => heldOf(sockets) === 0);
  expect((await call(app, 'GET', '/health/live')).status).toBe(200);
});
