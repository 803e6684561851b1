/** Where the refresh token travels as a cookie, pages of other sites are refused before anything is done. */
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://war.example.org/game/' });
  await call(app, 'POST', '/v1/auth/register', { body: person('me') });
});
afterAll(() => app.close());

const password = 'correct horse battery';
const person = (name: string) => ({ email: `${name}@example.org`, displayName: name, password });
const login = { email: 'me@example.org', password };
const cookieOf = (answer: Answer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const ask = (
  name: string,
  origin: string | null,
  body: unknown,
  cookie = '',
  query = '?cookie=true',
): Promise<Answer> =>
  call(app, 'POST', `/v1/auth/${name}${query}`, {
    body,
    headers: { ...(cookie === '' ? {} : { cookie }), ...(origin === null ? {} : { origin }) },
  });

const FOREIGN = [
  'https://evil.example.org',
  'null',
  'http://war.example.org',
  'https://war.example.org.evil.org',
  'https://war.example.org:444',
  'x',
];

it.each(FOREIGN)('refuses %s, and nothing has happened', async (origin) => {
  const cookie = cookieOf(await ask('login', null, login));
  expect(cookie).toMatch(/^__Host-refresh_token=.{20}/);
  for (const [name, body] of [
    ['register', person('other')],
    ['login', login],
    ['refresh', {}],
    ['logout', {}],
  ] as const) {
    const answer = expectProblem(await ask(name, origin, body, cookie), 403, 'request/foreign-origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect((await ask('refresh', null, {}, cookie)).status).toBe(200);
  expect((await app.pool.query('SELECT count(*)::int AS n FROM users')).rows).toEqual([{ n: 1 }]);
});

it('lets pages of this site pass, under its public name and under the one that was asked, and whoever names no origin', async () => {
  for (const origin of ['https://war.example.org', app.url, app.url.replace('http:', 'https:'), null]) {
    const cookie = cookieOf(await ask('login', origin, login));
    const renewed = await ask('refresh', origin, {}, cookie);
    expect([origin, renewed.status]).toEqual([origin, 200]);
    expect((await ask('logout', origin, {}, cookieOf(renewed))).status).toBe(204);
  }
});

it('minds no origin where no cookie is in play', async () => {
  const { body } = await ask('login', 'https://evil.example.org', login, '', '');
  expect(
    (
      await ask(
        'refresh',
        'https://evil.example.org',
        { refreshToken: body['refreshToken'] },
        '',
        '?cookie=false',
      )
    ).status,
  ).toBe(200);
});
