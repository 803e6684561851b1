/**
 * Bad input at the accounts' operations and in the API itself: the right status, one problem document, all
 * violations, no 5xx.
 */
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, pointersOf } from '../support/http';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await startTestApp({ LIMIT_BODY_BYTES: '8192' });
  const user = { email: 'me@example.org', displayName: 'Me', password: 'correct horse battery' };
  const made = await call(app, 'POST', '/v1/auth/register', { body: user });
  token = made.body['accessToken'] as unknown as string;
});
afterAll(() => app.close());

/** Sends bytes as they are and answers all that comes back. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer to ${bytes.slice(0, 80)}`)));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/\r\n\r\n.*\}$/s.test(text)) socket.end();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Properties with values of the right kind. */
  readonly body: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly login: boolean;
}

const password = 'correct horse battery';
const OPERATIONS: readonly Operation[] = [
  {
    method: 'POST',
    path: '/v1/auth/register',
    body: { email: 'x@y.org', displayName: 'X', password },
    required: ['displayName', 'email', 'password'],
    login: false,
  },
  {
    method: 'POST',
    path: '/v1/auth/login',
    body: { email: 'x@y.org', password },
    required: ['email', 'password'],
    login: false,
  },
  {
    method: 'POST',
    path: '/v1/auth/refresh',
    body: { refreshToken: 'x' },
    required: ['refreshToken'],
    login: false,
  },
  { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: 'x' }, required: [], login: false },
  {
    method: 'POST',
    path: '/v1/auth/reset',
    body: { token: 'x', password },
    required: ['password', 'token'],
    login: false,
  },
  {
    method: 'POST',
    path: '/v1/auth/forgotten',
    body: { email: 'x@y.org' },
    required: ['email'],
    login: false,
  },
  { method: 'POST', path: '/v1/auth/confirm', body: { token: 'x' }, required: ['token'], login: false },
  {
    method: 'POST',
    path: '/v1/me/email',
    body: { email: 'x@y.org', currentPassword: password },
    required: ['currentPassword', 'email'],
    login: true,
  },
  {
    method: 'PATCH',
    path: '/v1/me',
    body: { displayName: 'X', password, currentPassword: password },
    required: [],
    login: true,
  },
];

const snapshot = async (): Promise<unknown> =>
  (
    await app.pool.query(
      'SELECT (SELECT json_agg(u ORDER BY id) FROM users u) AS users, (SELECT count(*) FROM sessions) AS sessions',
    )
  ).rows;

describe.each(OPERATIONS)('$method $path', ({ method, path, body, required, login }) => {
  const send = (options: Parameters<typeof call>[3]) =>
    call(app, method, path, login ? { token, ...options } : options);
  const properties = Object.keys(body).sort();
  let before: unknown;
  beforeEach(async () => (before = await snapshot()));
  afterEach(async () => expect(await snapshot()).toEqual(before));

  it.each([null, 7, true, [], {}, '', 'x'.repeat(1_100), 'a\u0000b', '\ud800'])(
    'refuses wrong value %# in every property, all at once',
    async (value: unknown) => {
      const answer = await send({ body: Object.fromEntries(properties.map((name) => [name, value])) });
      const unstorable = typeof value === 'string' && (value.includes('\0') || value.includes('\ud800'));
      expect(answer.status).toBe(400);
      if (unstorable) expectProblem(answer, 400, 'request/bad-json');
      else
        expect(pointersOf(expectProblem(answer, 400, answer.body['code'] as unknown as string))).toEqual(
          properties.map((name) => `/${name}`),
        );
    },
  );

  it('names unknown properties, the prototype of JavaScript included', async () => {
    const extra = { admin: true, 'a/b~c': 1, hasOwnProperty: 1, toString: null, constructor: 'x' };
    const answer = await send({ body: { ...body, ...extra } });
    expect(pointersOf(expectProblem(answer, 400, 'shape/unknown-property'))).toEqual([
      '/admin',
      '/a~1b~0c',
      '/constructor',
      '/hasOwnProperty',
      '/toString',
    ]);
    expectProblem(await send({ body: `{"__proto__":{"admin":true}}` }), 400, 'request/bad-json');
    expectProblem(
      await send({ body: `{"constructor":{"prototype":{"admin":true}}}` }),
      400,
      'request/bad-json',
    );
  });

  it('names what is missing', async () => {
    if (required.length === 0) return;
    for (const empty of [{ body: {} }, {}]) {
      const answer = await send(empty);
      expect(pointersOf(expectProblem(answer, 400, 'shape/missing'))).toEqual(
        required.map((name) => `/${name}`),
      );
    }
  });

  it.each(['null', '[]', '7', '"x"', 'true'])('refuses %s as a body', async (text) => {
    expectProblem(await send({ body: text }), 400, 'shape/not-an-object');
  });

  it.each(['{', '{"a":1}}', '{"a":NaN}', "{'a':1}", '\u0000', '{"a":"\u0001"}'])(
    'refuses %p as no JSON',
    async (text) => {
      expectProblem(await send({ body: text }), 400, 'request/bad-json');
    },
  );

  it('takes JSON only, within the limit', async () => {
    const form = {
      body: 'email=x%40y.org&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expectProblem(await send(form), 415, 'request/media-type');
    expectProblem(
      await send({ body: JSON.stringify(body), headers: { 'content-type': 'text/plain' } }),
      415,
      'request/media-type',
    );
    expectProblem(
      await send({ body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      415,
      'request/media-type',
    );
    expectProblem(await send({ body: { ...body, pad: 'x'.repeat(9_000) } }), 413, 'request/too-large');
  });

  it('refuses unknown and repeated queries', async () => {
    if (!path.startsWith('/v1/auth/') || /(reset|forgotten|confirm)$/.test(path)) return;
    const unknown = await call(app, method, `${path}?cookie=maybe&x=1`, { body });
    expect(pointersOf(expectProblem(unknown, 400, 'shape/not-a-boolean'))).toEqual([
      '/query/cookie',
      '/query/x',
    ]);
    expectProblem(
      await call(app, method, `${path}?cookie=true&cookie=false`, { body }),
      400,
      'shape/not-a-boolean',
    );
  });
});

describe('who asks', () => {
  it.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic eDp5' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['no JWT', { authorization: 'Bearer x.y.z' }],
    [
      'an unsigned JWT',
      {
        authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
      },
    ],
    ['a very long token', { authorization: `Bearer ${'x'.repeat(6_000)}` }],
  ])('answers 401 to %s, before the form is looked at', async (_what, headers) => {
    const answer = expectProblem(
      await call(app, 'PATCH', '/v1/me', { body: { nonsense: 1 }, headers }),
      401,
      'request/unauthenticated',
    );
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('refuses a token whose signature or claims were changed', async () => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const other = Buffer.from(
      Buffer.from(claims, 'base64url')
        .toString()
        .replace(/"sub":"."?/, '"sub":"f'),
    ).toString('base64url');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [`${head}.${other}.${signature}`, `${head}.${claims}.${flipped}`])
      expectProblem(await call(app, 'GET', '/v1/me', { token: forged }), 401, 'request/unauthenticated');
  });
});

describe('addresses, methods and headers', () => {
  it.each([
    '/v1/nothing',
    '/',
    '/v1/me/',
    '/v1/auth/login/x',
    '/V1/me',
    '//',
    '/docs/../package.json',
    '/docs/%2e%2e%2fpackage.json',
  ])('does not know %s', async (path) => {
    expectProblem(await call(app, 'GET', path, { token }), 404, 'request/not-found');
  });

  it('does not find what has an endless id', async () => {
    const path = `/v1/campaigns/${'x'.repeat(300)}/members/x/reset-link`;
    expectProblem(await call(app, 'POST', path, { token }), 404, 'request/not-found');
  });

  it.each(['/v1/%', '/v1/%zz', '/v1/campaigns/%E0%A4%A/members/x/reset-link', '/v1/a%00b'])(
    'refuses the broken URL %s',
    async (path) => {
      expectProblem(await call(app, 'POST', path, { token }), 400, 'request/bad-url');
    },
  );

  it('tells a wrong method from a wrong address', async () => {
    const answer = expectProblem(
      await call(app, 'PUT', '/v1/me', { token, body: {} }),
      405,
      'request/method-not-allowed',
    );
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH');
    expectProblem(await call(app, 'PUT', '/v1/auth/login', { body: {} }), 405, 'request/method-not-allowed');
  });

  it.each([
    ['too many headers', `GET /v1/me HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['an unknown method', 'BREW /v1/me HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a method that no route has', 'PROPFIND /v1/me HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [
      'a wrong length',
      'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: abc\r\n\r\n',
      400,
    ],
    ['no address', 'GET * HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['a whole URL', 'GET http://x/v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    [
      'invalid UTF-8',
      `POST /v1/auth/reset HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"token":"\xff"}`,
      400,
    ],
  ])('answers %s with a problem document', async (_what, bytes, status) => {
    const text = await raw(bytes);
    expect(text.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text.toLowerCase()).toContain('content-type: application/problem+json');
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      status,
      code: expect.stringMatching(/^request\//),
    });
  });

  it('speaks German to those who ask for it', async () => {
    const german = await call(app, 'GET', '/v1/nothing', {
      headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' },
    });
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.body).toMatchObject({
      title: 'Nicht gefunden',
      detail: 'Das gibt es nicht, oder du darfst es nicht sehen.',
    });
    const english = await call(app, 'GET', '/v1/nothing', { headers: { 'accept-language': 'de;q=0.3, en' } });
    expect(english.body).toMatchObject({ title: 'Not found' });
  });

  it('numbers its answers and sends the headers of a careful server', async () => {
    const answers = [await call(app, 'GET', '/v1/me', { token }), await call(app, 'GET', '/v1/nothing')];
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
