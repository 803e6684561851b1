/**
 * Login limits over HTTP: 429 with Retry-After, addresses through trusted proxies only, and an access token
 * that outlives nothing.
 */
import { startTestApp, type TestApp } from '../support/app';
import { call, expectProblem, type Answer } from '../support/http';

const password = 'correct horse battery';
const apps: TestApp[] = [];
const start = async (environment: Readonly<Record<string, string>>): Promise<TestApp> => {
  const app = await startTestApp(environment);
  apps.push(app);
  return app;
};
afterAll(async () => {
  for (const app of apps) await app.close();
});

const register = (app: TestApp, name: string, headers = {}): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/register', {
    body: { email: `${name}@example.org`, displayName: name, password },
    headers,
  });
const login = (app: TestApp, name: string, secret: string, headers = {}): Promise<Answer> =>
  call(app, 'POST', '/v1/auth/login', { body: { email: `${name}@example.org`, password: secret }, headers });

/** The first wait is a second: what is asked later than that says nothing, and is asked of another account. */
const ASKED_IN_TIME_MS = 900;
const ROUNDS = 20;

/** Fails `failures` logins, then logs in with the right password; the answer of the first one in time. */
const afterFailures = async (
  app: TestApp,
  failures: number,
  names: (round: number) => Promise<string>,
  headers = {},
): Promise<{ readonly name: string; readonly failed: readonly Answer[]; readonly right: Answer }> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = await names(round);
    const failed: Answer[] = [];
    let began = performance.now();
    for (let i = 0; i < failures; i += 1) {
      // The wait begins with the fifth, and what comes within it is not counted.
      if (i <= 4) began = performance.now();
      failed.push(await login(app, name, 'wrong wrong wrong', headers));
    }
    const right = await login(app, name, password, headers);
    if (right.status === 429 || performance.now() - began < ASKED_IN_TIME_MS) return { name, failed, right };
  }
  throw new Error('this machine never answered in time');
};
const known = (app: TestApp) => async (round: number) => {
  await register(app, `anna${round}`);
  return `anna${round}`;
};
const unknown = (round: number): Promise<string> => Promise.resolve(`nobody${round}`);

it('makes who guesses wait, known account or not, even with the right password', async () => {
  const app = await start({});
  const anna = await afterFailures(app, 5, known(app));
  for (const { failed, right } of [anna, await afterFailures(app, 5, unknown)]) {
    for (const answer of failed) expectProblem(answer, 401, 'accounts/wrong-login');
    const refused = expectProblem(right, 429, 'accounts/too-many-logins');
    expect(refused.headers.get('retry-after')).toBe('1');
  }
  await new Promise((later) => setTimeout(later, 1_100));
  expect((await login(app, anna.name, password)).status).toBe(200);
  expect((await login(app, anna.name, password)).status).toBe(200);
});

it('lets nobody lock the account of somebody else', async () => {
  const app = await start({ TRUST_PROXY: 'loopback' });
  const [attacker, owner] = [{ 'x-forwarded-for': '192.0.2.66' }, { 'x-forwarded-for': '198.51.100.7' }];
  const { name, right } = await afterFailures(app, 12, known(app), attacker);
  expectProblem(right, 429, 'accounts/too-many-logins');
  expect((await login(app, name, password, owner)).status).toBe(200);
});

it('believes X-Forwarded-For from a trusted proxy only', async () => {
  const limits = { LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS: '3', LIMIT_REGISTRATIONS_PER_ADDRESS: '3' };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const [direct, proxied] = [await start(limits), await start({ ...limits, TRUST_PROXY: 'loopback' })];
  const statuses = async (app: TestApp): Promise<readonly number[]> => {
    const answers: number[] = [];
    for (let i = 0; i < 5; i += 1)
      answers.push((await login(app, `guess${i}`, 'wrong wrong wrong', from(`192.0.2.${i}`))).status);
    return answers;
  };
  expect(await statuses(direct)).toEqual([401, 401, 401, 429, 429]);
  expect(await statuses(proxied)).toEqual([401, 401, 401, 401, 401]);
  // What the client wrote itself stands left of what the proxy added.
  const spoofed: number[] = [];
  for (let i = 0; i < 5; i += 1)
    spoofed.push((await register(proxied, `spoof${i}`, from(`198.51.100.${i}, 203.0.113.9`))).status);
  expect(spoofed).toEqual([201, 201, 201, 429, 429]);
});
