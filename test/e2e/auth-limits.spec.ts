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

it('makes who guesses wait, known account or not, even with the right password', async () => {
  const app = await start({});
  await register(app, 'anna');
  for (const name of ['anna', 'nobody']) {
    for (let i = 0; i < 5; i += 1)
      expectProblem(await login(app, name, 'wrong wrong wrong'), 401, 'accounts/wrong-login');
    const refused = expectProblem(await login(app, name, password), 429, 'accounts/too-many-logins');
    expect(refused.headers.get('retry-after')).toBe('1');
  }
  await new Promise((later) => setTimeout(later, 1_100));
  expect((await login(app, 'anna', password)).status).toBe(200);
  expect((await login(app, 'anna', password)).status).toBe(200);
});

it('lets nobody lock the account of somebody else', async () => {
  const app = await start({ TRUST_PROXY: 'loopback' });
  await register(app, 'anna');
  const [attacker, owner] = [{ 'x-forwarded-for': '192.0.2.66' }, { 'x-forwarded-for': '198.51.100.7' }];
  for (let i = 0; i < 12; i += 1) await login(app, 'anna', 'wrong wrong wrong', attacker);
  expectProblem(await login(app, 'anna', password, attacker), 429, 'accounts/too-many-logins');
  expect((await login(app, 'anna', password, owner)).status).toBe(200);
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
