/**
 * Requests that come too slowly, or too many at once: given up, with an answer as far as there is anybody to
 * read it, and nothing is held.
 */
import { connect, type Socket } from 'node:net';
import { BodiesUnderWay } from '../../src/api/http/bodies/bodies-under-way';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { call, expectProblem } from '../support/http';

let app: TestApp;
let token: string;

/**
 * An application for the tests of one description: two in one process would share how tokens are verified.
 */
const withApp = (environment: Readonly<Record<string, string>>): void => {
  beforeAll(async () => {
    app = await startTestApp(environment);
    const body = { email: 'me@example.org', displayName: 'Me', password: 'correct horse battery' };
    token = (await call(app, 'POST', '/v1/auth/register', { body })).body['accessToken'] as unknown as string;
    // Whoever has a campaign may import.
    await call(app, 'POST', '/v1/campaigns', { token, body: { name: 'Mine' } });
  });
  afterAll(() => app.close());
};

interface Talk {
  readonly socket: Socket;
  /** All that came back once the server has ended the connection. */
  readonly ended: Promise<string>;
}

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const talk = (text: string): Talk => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.write(text);
  let got = '';
  socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => resolve(got));
    socket.on('close', () => resolve(got));
  });
  return { socket, ended };
};

const head = (line: string, headers: Readonly<Record<string, string>>): string =>
  `${line} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const json = (length: number, from = '192.0.2.1') => ({
  'Content-Type': 'application/json',
  'Content-Length': String(length),
  Authorization: `Bearer ${token}`,
  'X-Forwarded-For': from,
});

const expectTold = (answer: string, status: number, code: string): void => {
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ status, code });
};

describe('what does not come in', () => {
  withApp({ LIMIT_HEADER_SECONDS: '1', LIMIT_BODY_GRACE_SECONDS: '3' });

  it('headers that do not end are given up', async () => {
    expectTold(await talk('GET /v1/me HTTP/1.1\r\nHost: x\r\nX-').ended, 408, 'request/timeout');
    expect(await talk('').ended).not.toMatch(/^HTTP\S+ 2/);
  });

  it('bodies that do not end are given up: JSON, archives, and those that nobody reads', async () => {
    const zip = { ...json(9_000), 'Content-Type': 'application/zip' };
    const [small, large, archive] = await Promise.all([
      talk(`${head('POST /v1/auth/login', json(100))}{`).ended,
      talk(head('PATCH /v1/me', json(1_000_000)) + `{"displayName":"${'x'.repeat(20_000)}`).ended,
      talk(`${head('POST /v1/catalog/imports', zip)}PK`).ended,
    ]);
    for (const answer of [small, large, archive]) expectTold(answer, 408, 'request/too-slow');
    for (const line of ['GET /health/live', 'POST /v1/nothing', 'POST /v1/campaigns'])
      expect(
        await talk(`${head(line, { 'Content-Type': 'text/plain', 'Content-Length': '100' })}x`).ended,
      ).toMatch(/^HTTP\/1.1 (200|404|415|401) /);
  });

  it('a slow one that goes on is heard to its end', async () => {
    const body = JSON.stringify({ displayName: 'Slow', pad: 'x'.repeat(35_000) });
    const { socket, ended } = talk(
      head('PATCH /v1/me', { ...json(Buffer.byteLength(body)), Connection: 'close' }),
    );
    // Longer than the grace in all, and each piece well within it.
    for (let sent = 0; sent < body.length; sent += 6_000) {
      socket.write(body.slice(sent, sent + 6_000));
      await new Promise((done) => setTimeout(done, 700));
    }
    const answer = await ended;
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('shape/unknown-property');
  });
});

describe('what comes in at once', () => {
  withApp({ LIMIT_BODIES_BYTES: '1048576', LIMIT_BODIES_BYTES_PER_ADDRESS: '600000', TRUST_PROXY: 'true' });

  it('what one address, and what all together have under way is bounded, and free again once they have gone', async () => {
    const piece = 'x'.repeat(290_000);
    const hold = (from: string): Talk => talk(head('PATCH /v1/me', json(1_500_000, from)) + piece);
    const asked = jest.spyOn(BodiesUnderWay.prototype, 'reserve');
    /** How many of them go on once the server holds what so many have sent. */
    const settled = async (of: readonly Talk[], holding = of.length): Promise<number> => {
      await until('bodies', () => (asked.mock.contexts[0]?.bytes ?? 0) === holding * piece.length);
      return of.filter(({ socket }) => !socket.destroyed && !socket.readableEnded).length;
    };
    const mine = [hold('192.0.2.1'), hold('192.0.2.1')];
    expect(await settled(mine)).toBe(2);
    expectTold(await hold('192.0.2.1').ended, 429, 'request/too-many-bodies');
    const others = [hold('192.0.2.2')];
    expect(await settled(others, 3)).toBe(1);
    expectTold(await hold('192.0.2.3').ended, 503, 'server/too-many-bodies');
    // A short one needs no room.
    expect((await call(app, 'GET', '/v1/me', { token })).status).toBe(200);
    expect((await call(app, 'PATCH', '/v1/me', { token, body: { displayName: 'Short' } })).status).toBe(200);
    for (const { socket } of [...mine, ...others]) socket.destroy();
    await settled([]);
    const again = [hold('192.0.2.1'), hold('192.0.2.1'), hold('192.0.2.2')];
    expect(await settled(again)).toBe(3);
    asked.mockRestore();
  });
});

describe('without a valid token', () => {
  withApp({});
  const padded = (bytes: number) => ({
    from: 'hunchback-hbk-4g',
    to: 'hunchback-hbk-4p',
    email: 'x',
    pad: 'x'.repeat(bytes),
  });
  const forged = 'Bearer x.y.z';

  it.each(['register', 'login', 'refresh', 'logout', 'reset'])('little is read at /auth/%s', async (name) => {
    const path = `/v1/auth/${name}`;
    expect((await call(app, 'POST', path, { body: padded(3_000) })).status).toBe(400);
    expectProblem(await call(app, 'POST', path, { body: padded(5_000) }), 413, 'request/too-large');
    expectProblem(
      await call(app, 'POST', path, { body: padded(5_000), headers: { authorization: forged } }),
      413,
      'request/too-large',
    );
    expect((await call(app, 'POST', path, { body: padded(5_000), token })).status).toBe(400);
    const endless = await talk(
      `${head(`POST ${path}`, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}2000\r\n{"a":"${'x'.repeat(8_186)}`,
    ).ended;
    expectTold(endless, 413, 'request/too-large');
  });

  it('the public calculators read more, and members all', async () => {
    const path = '/v1/catalog/refits/check';
    expect((await call(app, 'POST', path, { body: padded(60_000) })).status).toBe(400);
    expectProblem(await call(app, 'POST', path, { body: padded(70_000) }), 413, 'request/too-large');
    expect((await call(app, 'POST', path, { body: padded(70_000), token })).status).toBe(400);
  });

  it('what needs a login is refused for want of it', async () => {
    expectProblem(
      await call(app, 'PATCH', '/v1/me', { body: padded(5_000) }),
      401,
      'request/unauthenticated',
    );
    expectProblem(
      await call(app, 'PATCH', '/v1/me', { body: padded(5_000), headers: { authorization: forged } }),
      401,
      'request/unauthenticated',
    );
    expect((await call(app, 'PATCH', '/v1/me', { body: padded(5_000), token })).status).toBe(400);
  });
});
