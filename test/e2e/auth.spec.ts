/**
 * Accounts over HTTP: register, log in, refresh, cookie mode, log out, profile; and that no secret gets into
 * the log.
 */
import { decode } from 'jsonwebtoken';
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, pointersOf, type Answer } from '../support/http';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

const PASSWORD = 'correct horse battery';
let count = 0;
const newcomer = (): { email: string; displayName: string; password: string } => ({
  email: `user${(count += 1)}@example.org`,
  displayName: `User ${count}`,
  password: PASSWORD,
});

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
const tokensIn = (answer: Answer): Tokens => answer.body as unknown as Tokens;
const registered = async (): Promise<Tokens & { readonly email: string; readonly id: string }> => {
  const user = newcomer();
  const answer = await call(app, 'POST', '/v1/auth/register', { body: user });
  expect(answer.status).toBe(201);
  return {
    ...tokensIn(answer),
    email: user.email,
    id: (answer.body['user'] as unknown as { id: string }).id,
  };
};
const refresh = (refreshToken: string): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/refresh', { body: { refreshToken } });

describe('register and log in', () => {
  it('makes an account that can log in, in any spelling of the address', async () => {
    const user = newcomer();
    const made = await call(app, 'POST', '/v1/auth/register', {
      body: { ...user, displayName: '  Mu\u0308ller ' },
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: 900,
      user: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        email: user.email,
        emailConfirmed: false,
        displayName: 'M\u00fcller',
        createdAt: expect.any(String),
      },
    });
    const login = await call(app, 'POST', '/v1/auth/login', {
      body: { email: user.email.toUpperCase(), password: PASSWORD },
    });
    expect(login.status).toBe(200);
    expect(Object.keys(login.body).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken']);
    const me = await call(app, 'GET', '/v1/me', { token: tokensIn(login).accessToken });
    expect(me.body).toEqual(made.body['user']);
  });

  it('gives access tokens a key id that the published keys know', async () => {
    const { accessToken, id } = await registered();
    const token = decode(accessToken, { complete: true });
    const { body } = await call(app, 'GET', '/.well-known/jwks.json');
    const [key] = body['keys'] as unknown as { kid: string; kty: string; d?: string }[];
    expect(token?.header).toMatchObject({ alg: 'ES256', kid: key?.kid });
    expect(token?.payload).toMatchObject({ sub: id });
    expect(key).toMatchObject({ kty: 'EC' });
    expect(key?.d).toBeUndefined();
  });

  it('does not take an address twice', async () => {
    const { email } = await registered();
    const again = await call(app, 'POST', '/v1/auth/register', {
      body: { ...newcomer(), email: ` ${email.toUpperCase()}` },
    });
    expectProblem(again, 422, 'accounts/email-taken');
    expect(pointersOf(again)).toEqual(['/email']);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { email } = await registered();
    const wrong = await call(app, 'POST', '/v1/auth/login', {
      body: { email, password: 'not the password' },
    });
    const unknown = await call(app, 'POST', '/v1/auth/login', {
      body: { email: 'nobody@example.org', password: 'not the password' },
    });
    expectProblem(wrong, 401, 'accounts/wrong-login');
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('refresh', () => {
  it('rotates, and ends the family when an old token comes back', async () => {
    const first = await registered();
    const second = tokensIn(await refresh(first.refreshToken));
    const third = tokensIn(await refresh(second.refreshToken));
    expect((await call(app, 'GET', '/v1/me', { token: third.accessToken })).status).toBe(200);
    expectProblem(await refresh(first.refreshToken), 401, 'accounts/refresh-refused');
    expectProblem(await refresh(third.refreshToken), 401, 'accounts/refresh-refused');
  });

  it('forgives a lost answer: the preceding token gets another successor, the first one dies', async () => {
    const first = await registered();
    const lost = tokensIn(await refresh(first.refreshToken));
    const again = await refresh(first.refreshToken);
    expect(again.status).toBe(200);
    const next = await refresh(tokensIn(again).refreshToken);
    expect(next.status).toBe(200);
    expectProblem(await refresh(lost.refreshToken), 401, 'accounts/refresh-refused');
    expectProblem(await refresh(tokensIn(next).refreshToken), 401, 'accounts/refresh-refused');
  });

  it('carries the token in a cookie when asked to', async () => {
    const user = newcomer();
    const made = await call(app, 'POST', '/v1/auth/register?cookie=true', { body: user });
    expect(made.body['refreshToken']).toBeNull();
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/v1\/auth; HttpOnly; SameSite=Strict$/,
    );
    const sent = { headers: { cookie: `other=1; ${cookie.split(';')[0] ?? ''}` } };
    const rotated = await call(app, 'POST', '/v1/auth/refresh?cookie=true', sent);
    expect(rotated.status).toBe(200);
    const next = { headers: { cookie: (rotated.headers.get('set-cookie') ?? '').split(';')[0] ?? '' } };
    expect(next.headers.cookie).not.toBe(sent.headers.cookie);
    const out = await call(app, 'POST', '/v1/auth/logout?cookie=true', next);
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expectProblem(
      await call(app, 'POST', '/v1/auth/refresh?cookie=true', next),
      401,
      'accounts/refresh-refused',
    );
    expectProblem(await call(app, 'POST', '/v1/auth/refresh?cookie=true'), 401, 'accounts/refresh-refused');
    expectProblem(
      await call(app, 'POST', '/v1/auth/refresh?cookie=true', { body: { refreshToken: 'x' } }),
      400,
      'shape/unknown-property',
    );
  });
});

describe('log out', () => {
  it('ends the session of the access token', async () => {
    const { accessToken, refreshToken } = await registered();
    expect((await call(app, 'GET', '/v1/me', { token: accessToken })).status).toBe(200);
    expect((await call(app, 'POST', '/v1/auth/logout', { token: accessToken })).status).toBe(204);
    expectProblem(await refresh(refreshToken), 401, 'accounts/refresh-refused');
    expectProblem(await call(app, 'GET', '/v1/me', { token: accessToken }), 401, 'request/unauthenticated');
  });

  it('takes the refresh token alone, and refuses nobody at all', async () => {
    const { refreshToken } = await registered();
    expect(
      (await call(app, 'POST', '/v1/auth/logout', { body: { refreshToken }, token: 'expired' })).status,
    ).toBe(204);
    expectProblem(await refresh(refreshToken), 401, 'accounts/refresh-refused');
    expectProblem(await call(app, 'POST', '/v1/auth/logout'), 401, 'request/unauthenticated');
    expectProblem(
      await call(app, 'POST', '/v1/auth/logout', { body: { refreshToken: 'unknown' } }),
      401,
      'request/unauthenticated',
    );
  });
});

describe('my account', () => {
  it('changes the name', async () => {
    const { accessToken } = await registered();
    const changed = await call(app, 'PATCH', '/v1/me', {
      token: accessToken,
      body: { displayName: 'Natasha' },
    });
    expect(changed.status).toBe(200);
    expect((await call(app, 'GET', '/v1/me', { token: accessToken })).body['displayName']).toBe('Natasha');
    expect((await call(app, 'PATCH', '/v1/me', { token: accessToken, body: {} })).body).toEqual(changed.body);
  });

  it('changes the password with the present one, and ends the other sessions', async () => {
    const { accessToken, refreshToken, email } = await registered();
    const other = tokensIn(
      await call(app, 'POST', '/v1/auth/login', { body: { email, password: PASSWORD } }),
    );
    const wrong = { password: 'another password', currentPassword: 'not the password' };
    expectProblem(
      await call(app, 'PATCH', '/v1/me', { token: accessToken, body: wrong }),
      422,
      'accounts/wrong-password',
    );
    const half = await call(app, 'PATCH', '/v1/me', {
      token: accessToken,
      body: { password: 'another password' },
    });
    expectProblem(half, 400, 'shape/missing');
    const right = { password: 'another password', currentPassword: PASSWORD };
    expect((await call(app, 'PATCH', '/v1/me', { token: accessToken, body: right })).status).toBe(200);
    expectProblem(await refresh(other.refreshToken), 401, 'accounts/refresh-refused');
    expect((await refresh(refreshToken)).status).toBe(200);
    expect(
      (await call(app, 'POST', '/v1/auth/login', { body: { email, password: 'another password' } })).status,
    ).toBe(200);
  });
});

it('lets no password, token or address of a user into the log', async () => {
  const user = newcomer();
  const secret = 'hunter2-hunter2';
  const made = tokensIn(
    await call(app, 'POST', '/v1/auth/register?cookie=true', { body: { ...user, password: secret } }),
  );
  const login = tokensIn(
    await call(app, 'POST', '/v1/auth/login', { body: { email: user.email, password: secret } }),
  );
  const next = tokensIn(await refresh(login.refreshToken));
  await call(app, 'POST', '/v1/auth/login', { body: { email: user.email, password: `${secret}!` } });
  await call(app, 'POST', '/v1/auth/login', { body: `{"email":"${user.email}","password":"${secret}"` });
  await call(app, 'GET', `/v1/me?token=${next.accessToken}`, { token: next.accessToken });
  await call(app, 'POST', '/v1/auth/reset', { body: { token: login.refreshToken, password: secret } });
  const log = app.log();
  expect(log).toContain('/v1/auth/login');
  for (const value of [
    secret,
    user.email,
    made.accessToken,
    login.accessToken,
    login.refreshToken,
    next.accessToken,
    next.refreshToken,
  ])
    expect(log.includes(value)).toBe(false);
});
