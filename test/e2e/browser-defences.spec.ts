/**
 * What every answer tells browsers to leave alone, and how the login's cookie is kept from others: the
 * headers of docs/security.md.
 */
import { rmSync } from 'node:fs';
import { startTestApp, type TestApp } from '../support/app';
import { buildPage } from '../support/built-page';
import { call, type Answer } from '../support/http';

const PASSWORD = 'correct horse battery';
let page: ReturnType<typeof buildPage>;
let http: TestApp;
let https: TestApp;
beforeAll(async () => {
  page = buildPage();
  http = await startTestApp({}, null, page.directory);
  https = await startTestApp({ PUBLIC_URL: 'https://war.example.org' }, http, page.directory);
  await call(http, 'POST', '/v1/auth/register', {
    body: { email: 'me@example.org', displayName: 'Me', password: PASSWORD },
  });
});
afterAll(async () => {
  await https.close();
  await http.close();
  rmSync(page.above, { recursive: true });
});

const login = (app: TestApp): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/login?cookie=true', { body: { email: 'me@example.org', password: PASSWORD } });

/** Answers of each kind: a screen, a file, data, a refusal, an answer to nobody, and one with a token. */
const KINDS: Readonly<Record<string, (app: TestApp) => Promise<Response>>> = {
  'a screen': (app) => fetch(`${app.url}/login`, { headers: { accept: 'text/html' } }),
  'a screen that is not there': (app) => fetch(`${app.url}/nowhere`, { headers: { accept: 'text/html' } }),
  'a script': (app) => fetch(`${app.url}/assets/index-AbC123.js`),
  'public data': (app) => fetch(`${app.url}/v1/rules`),
  'the description': (app) => fetch(`${app.url}/openapi.json`),
  'a refusal': (app) => fetch(`${app.url}/v1/me`),
  'a broken body': (app) =>
    fetch(`${app.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    }),
  'a wrong method': (app) => fetch(`${app.url}/v1/me`, { method: 'DELETE' }),
  'a login': (app) =>
    fetch(`${app.url}/v1/auth/login?cookie=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'me@example.org', password: PASSWORD }),
    }),
};

const names = Object.keys(KINDS);
const ask = (name: string, app: TestApp): Promise<Response> =>
  KINDS[name]?.(app) ?? Promise.reject(new Error(name));

it.each(names)(
  '%s is neither framed, guessed at, nor read by other sites, and tells nobody where one came from',
  async (name) => {
    const { headers } = await ask(name, http);
    expect({
      policy: /(^|;) ?frame-ancestors 'none'(;|$)/.test(headers.get('content-security-policy') ?? ''),
      framed: headers.get('x-frame-options'),
      guessed: headers.get('x-content-type-options'),
      came: headers.get('referrer-policy'),
      opened: headers.get('cross-origin-opener-policy'),
      read: /^same-(site|origin)$/.test(headers.get('cross-origin-resource-policy') ?? ''),
      allowed: headers.get('access-control-allow-origin'),
      software: headers.get('server') ?? headers.get('x-powered-by'),
    }).toEqual({
      policy: true,
      framed: 'DENY',
      guessed: 'nosniff',
      came: 'no-referrer',
      opened: 'same-origin',
      read: true,
      allowed: null,
      software: null,
    });
    const type = headers.get('content-type') ?? '';
    expect(type === '' || /charset=utf-8|^application\/(problem\+)?json/.test(type)).toBe(true);
    expect(headers.get('cache-control') ?? 'nothing').toMatch(/no-store|no-cache|max-age=\d+/);
  },
);

it.each(names)(
  '%s tells browsers to come by https alone where that is how the server is reached, and else says nothing of it',
  async (name) => {
    expect((await ask(name, https)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await ask(name, http)).headers.get('strict-transport-security')).toBeNull();
  },
);

it('no script, plugin, frame or form of another origin has a place on the page', async () => {
  const policy = (await ask('a screen', http)).headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
    expect(policy.split('; ')).toContain(part);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('the login is kept in a cookie that no script, other site or neighbouring host can read or put in its place', async () => {
  const cookieOf = (answer: Answer): string => answer.headers.get('set-cookie') ?? '';
  expect(cookieOf(await login(http))).toMatch(
    /^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/v1\/auth; HttpOnly; SameSite=Strict$/,
  );
  const secure = cookieOf(await login(https));
  expect(secure).toMatch(
    /^__Host-refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  const pair = secure.split(';')[0] ?? '';
  const refreshed = (cookie: string): Promise<Answer> =>
    call(https, 'POST', '/v1/auth/refresh?cookie=true', { headers: { cookie } });
  // Any host of the domain could set that one.
  expect((await refreshed(pair.replace('__Host-', ''))).status).toBe(401);
  const again = await refreshed(`refresh_token=planted; ${pair}`);
  expect(again.status).toBe(200);
  expect(again.body['refreshToken']).toBeNull();
  const next = cookieOf(again).split(';')[0] ?? '';
  const out = await call(https, 'POST', '/v1/auth/logout?cookie=true', { headers: { cookie: next } });
  expect(cookieOf(out)).toBe('__Host-refresh_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure');
  expect((await refreshed(next)).status).toBe(401);
});

it('a session is another one after every login, and all others end with a new password', async () => {
  const body = { email: 'changing@example.org', displayName: 'Me', password: PASSWORD };
  await call(http, 'POST', '/v1/auth/register', { body });
  const enter = async (): Promise<{ accessToken: string; refreshToken: string }> =>
    (await call(http, 'POST', '/v1/auth/login', { body: { email: body.email, password: PASSWORD } }))
      .body as never;
  const [one, other] = [await enter(), await enter()];
  expect(one.refreshToken).not.toBe(other.refreshToken);
  const changed = await call(http, 'PATCH', '/v1/me', {
    token: one.accessToken,
    body: { currentPassword: PASSWORD, password: 'x'.repeat(128) },
  });
  expect(changed.status).toBe(200);
  expect((await call(http, 'GET', '/v1/me', { token: other.accessToken })).status).toBe(401);
  expect((await call(http, 'GET', '/v1/me', { token: one.accessToken })).status).toBe(200);
  const again = await call(http, 'POST', '/v1/auth/login', {
    body: { email: body.email, password: 'x'.repeat(128) },
  });
  expect(again.status).toBe(200);
});

it.each(['token', 'access_token', 'refreshToken', 'authorization'])(
  'nobody is let in by ?%s= in an address, which logs and histories keep',
  async (name) => {
    const { body } = await call(http, 'POST', '/v1/auth/login', {
      body: { email: 'me@example.org', password: PASSWORD },
    });
    const answer = await call(http, 'GET', `/v1/me?${name}=${String(body['accessToken'])}`);
    expect([400, 401]).toContain(answer.status);
    expect(http.log()).not.toContain(String(body['accessToken']));
  },
);
