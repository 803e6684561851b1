/**
 * One's sessions: a list of them, ending one, and that it counts in another process too, for requests and for
 * streams.
 */
import { Accounts } from '../../src/application/accounts/accounts';
import { LiveSessions } from '../../src/application/accounts/mails/verification';
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game } from '../support/game';
import { call, expectProblem, type Answer } from '../support/http';
import { openStream, type OpenStream } from '../support/stream';

let password = 'correct horse battery';
let here: TestApp;
let there: TestApp;
let game: Game;
let email: string;
beforeAll(async () => {
  here = await startTestApp({ LIMIT_STREAMS_PER_USER: '50' });
  there = await startTestApp({ LIMIT_STREAMS_PER_USER: '50' }, here);
  game = await newGame(here);
  email = String((await game.players[0]?.call('GET', '/v1/me'))?.body['email']);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
const login = async (agent = 'curl/8'): Promise<Tokens> => {
  const answer = await call(here, 'POST', '/v1/auth/login', {
    body: { email, password },
    headers: { 'user-agent': agent },
  });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Tokens;
};
const sessionIn = ({ accessToken }: Tokens): string =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
const me = (app: TestApp, { accessToken: token }: Tokens): Promise<Answer> =>
  call(app, 'GET', '/v1/me', { token });
const refresh = (refreshToken: string): Promise<Answer> =>
  call(here, 'POST', '/v1/auth/refresh', { body: { refreshToken } });
interface Listed {
  readonly items: readonly {
    readonly id: string;
    readonly current: boolean;
    readonly device: string | null;
  }[];
  readonly next: string | null;
}
const list = async ({ accessToken: token }: Tokens, query = ''): Promise<Listed> =>
  (await call(here, 'GET', `/v1/me/sessions${query}`, { token })).body as unknown as Listed;

it('are listed, newest first and in pages, with what they were opened on and which one asks; no address is kept', async () => {
  const phone = await login('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0');
  const desk = await login('curl/8.14');
  const { items } = await list(phone);
  expect(items.slice(0, 2)).toEqual([
    {
      id: sessionIn(desk),
      device: 'curl',
      openedAt: expect.any(String),
      lastUsedAt: expect.any(String),
      current: false,
    },
    {
      id: sessionIn(phone),
      device: 'Firefox, Android',
      openedAt: expect.any(String),
      lastUsedAt: expect.any(String),
      current: true,
    },
  ]);
  const [first] = [await list(phone, '?limit=1')];
  expect(first.items.map(({ id }) => id)).toEqual([sessionIn(desk)]);
  expect((await list(phone, `?limit=1&after=${first.next ?? ''}`)).items.map(({ id }) => id)).toEqual([
    sessionIn(phone),
  ]);
  await here.pool.query(`UPDATE sessions SET created_at = created_at - interval '1 hour' WHERE id = $1`, [
    sessionIn(desk),
  ]);
  await refresh(desk.refreshToken);
  const [used] = (await list(phone)).items as unknown as { openedAt: string; lastUsedAt: string }[];
  expect(Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.openedAt ?? '')).toBeGreaterThan(3_000_000);
  // What has ended is in no list.
  await call(here, 'POST', '/v1/auth/logout', { token: desk.accessToken });
  expect((await list(phone)).items.map(({ id }) => id)).not.toContain(sessionIn(desk));
  const { rows } = await here.pool.query<{ dump: string }>(
    'SELECT json_agg(s)::text AS dump FROM sessions s',
  );
  expect(rows[0]?.dump).not.toMatch(/127\.0\.0\.1|::1|Mozilla/);
});

it('are ended by their owner only; of others there are none', async () => {
  const [one, other] = [await login(), await login()];
  const path = `/v1/me/sessions/${sessionIn(other)}`;
  const stranger = game.players[1]?.token ?? '';
  expectProblem(await call(here, 'DELETE', path, { token: stranger }), 404, 'request/not-found');
  expectProblem(await call(here, 'DELETE', path), 401, 'request/unauthenticated');
  expect((await call(here, 'DELETE', `${path}?dryRun=true`, { token: one.accessToken })).status).toBe(204);
  expect((await me(here, other)).status).toBe(200);
  expect(
    (
      await call(here, 'DELETE', path.toUpperCase().replace('/V1/ME/SESSIONS', '/v1/me/sessions'), {
        token: one.accessToken,
      })
    ).status,
  ).toBe(204);
  expectProblem(await me(here, other), 401, 'request/unauthenticated');
  expectProblem(await refresh(other.refreshToken), 401, 'accounts/refresh-refused');
  expectProblem(await call(here, 'DELETE', path, { token: one.accessToken }), 404, 'request/not-found');
  // Also the one that asks.
  expect(
    (await call(here, 'DELETE', `/v1/me/sessions/${sessionIn(one)}`, { token: one.accessToken })).status,
  ).toBe(204);
  expectProblem(await me(here, one), 401, 'request/unauthenticated');
});

describe('that have ended here', () => {
  const stream = (tokens: Tokens): Promise<OpenStream> =>
    openStream(there, tokens.accessToken, `/v1/campaigns/${game.id}/events/stream`);

  /** A session that the other process knows, with a stream there. */
  const known = async (): Promise<Tokens & { readonly open: OpenStream }> => {
    const tokens = await login();
    expect((await me(there, tokens)).status).toBe(200);
    const open = await stream(tokens);
    expect(open.status).toBe(200);
    return { ...tokens, open };
  };

  /** How long it takes till the other process neither answers the session nor streams to it. */
  const goneAfter = async (session: Awaited<ReturnType<typeof known>>): Promise<number> => {
    const from = Date.now();
    const never = new Promise((_resolve, reject) =>
      setTimeout(() => reject(new Error('the stream goes on')), 20_000).unref(),
    );
    while ((await me(there, session)).status !== 401) {
      if (Date.now() - from > 20_000) throw new Error('it is answered still');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.race([session.open.ended, never]);
    return Date.now() - from;
  };

  /**
   * The shortest of ten times, and of fewer when one is short enough: a machine that has much else to do may
   * be late.
   */
  const bestOf = async (limit: number, end: (session: Tokens) => Promise<unknown>): Promise<number> => {
    let best = Infinity;
    for (let tries = 0; tries < 10 && best >= limit; tries += 1) {
      const session = await known();
      await end(session);
      best = Math.min(best, await goneAfter(session));
    }
    return best;
  };

  const done = (answer: Answer): void => expect(answer.status).toBeLessThan(300);
  const ENDS: readonly (readonly [string, (session: Tokens) => Promise<void>])[] = [
    [
      'a logout',
      async ({ accessToken: token }) => done(await call(here, 'POST', '/v1/auth/logout', { token })),
    ],
    [
      'a logout by the refresh token',
      async ({ refreshToken }) =>
        done(await call(here, 'POST', '/v1/auth/logout', { body: { refreshToken } })),
    ],
    [
      'another session',
      async (session) => {
        const { accessToken: token } = await login();
        done(await call(here, 'DELETE', `/v1/me/sessions/${sessionIn(session)}`, { token }));
      },
    ],
    [
      'a refresh token that comes back',
      async ({ refreshToken }) => {
        const next = (await refresh(refreshToken)).body as unknown as Tokens;
        await refresh(next.refreshToken);
        expect((await refresh(refreshToken)).status).toBe(401);
      },
    ],
    [
      'a new password',
      async () => {
        const { accessToken: token } = await login();
        const [currentPassword, next] = [password, `${password}!`];
        done(await call(here, 'PATCH', '/v1/me', { token, body: { password: next, currentPassword } }));
        password = next;
      },
    ],
    [
      'a reset of the password',
      async () => {
        const link = await here.app.get(Accounts).createResetLink(email);
        done(await call(here, 'POST', '/v1/auth/reset', { body: { token: link?.token, password } }));
      },
    ],
  ];

  it.each(ENDS)('by %s are gone in another process within a second, its streams too', async (_name, end) => {
    // The look that finds what nobody told finds nothing here.
    const look = jest
      .spyOn(there.app.get(LiveSessions), 'liveAmong')
      .mockImplementation((asked) => Promise.resolve(new Set(asked)));
    try {
      expect(await bestOf(1_000, end)).toBeLessThan(1_000);
    } finally {
      look.mockRestore();
    }
  });

  it('are gone within five seconds when nobody is told', async () => {
    const untold = (session: Tokens) =>
      here.pool.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [sessionIn(session)]);
    expect(await bestOf(5_300, untold)).toBeLessThan(5_300);
  });

  it('while the connection that listens was broken are gone as soon as it listens again', async () => {
    const broken = (session: Tokens) =>
      here.pool.query(
        `WITH broken AS (SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen' AND datname = current_database())
         UPDATE sessions SET ended_at = now() WHERE id = $1 AND (SELECT count(*) FROM broken) > 0`,
        [sessionIn(session)],
      );
    expect(await bestOf(2_500, broken)).toBeLessThan(2_500);
  });
});
