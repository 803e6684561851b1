/** The demo: the client that plays a whole campaign through the public API, and the campaign that an empty server offers. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Accounts } from '../../src/application/accounts/accounts';
import { createDemo, type DemoMeans } from '../../src/application/demo/create-demo';
import type { Demo } from '../../src/application/demo/ports';
import { CampaignSetup } from '../../src/application/setup/campaign-setup';
import { DemoFiles } from '../../src/infrastructure/demo/demo-files';
import { createDemoPorts } from '../../src/infrastructure/demo/demo-ports';
import { startTestApp, type TestApp } from '../support/app';
import { call } from '../support/http';

const ROOT = join(__dirname, '..', '..');
let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['tools/run-cli.mjs', 'demo', '--url', app.url, ...args], { cwd: ROOT });

test('the demo client plays a whole campaign of two', async () => {
  const { stdout } = await run('--rounds', '2', '--players', '2', '--seed', 'test');
  expect(stdout).toMatch(/^Campaign [0-9a-f-]{36}: /);
  expect(stdout).toMatch(/^2 supply .*The campaign is over/m);
  expect(stdout.match(/^[* ] .* mechs, .* buildings, .* t$/gm)).toHaveLength(2);
  const { rows } = await app.pool.query<{ status: string; round: number }>('SELECT status, round FROM campaigns');
  expect(rows).toEqual([{ status: 'finished', round: 2 }]);
}, 60_000);

test('the demo client fails with what the server refused', async () => {
  const failed = await run('--players', '1').then(
    () => null,
    (error: unknown) => error as { readonly code: number; readonly stderr: string },
  );
  expect(failed?.code).toBe(1);
  expect(failed?.stderr).toMatch(/^400 from .*\/v1\/campaigns: |^422 from .*\/v1\/campaigns: /);
}, 60_000);

/** What the server makes its demo with; after `steps` of them it dies. */
function meansThatDie(steps: number): DemoMeans {
  let left = steps;
  const mortal = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (owner, name): unknown => {
        const value: unknown = Reflect.get(owner, name);
        if (typeof value !== 'function' || name === 'exclusively') return value;
        return (...args: readonly unknown[]): unknown => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return Reflect.apply(value, owner, args) as unknown;
        };
      },
    });
  const ports = createDemoPorts(app.pool, new DemoFiles(app.dataDir));
  return { ports: mortal(ports), accounts: mortal(app.app.get(Accounts)), setup: mortal(app.app.get(CampaignSetup)), url: app.url };
}

const figures = async (): Promise<unknown> =>
  (
    await app.pool.query(`SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM campaigns) AS campaigns,
      (SELECT count(*)::int FROM campaigns WHERE status = 'running') AS running, (SELECT count(*)::int FROM campaign_members) AS members`)
  ).rows[0];
const WHOLE = { users: 3, campaigns: 1, running: 1, members: 3 };

const readDemo = (): Demo => JSON.parse(readFileSync(join(app.dataDir, 'demo.json'), 'utf8')) as Demo;

test('an empty server makes one demo, wherever it is killed in between', async () => {
  let deaths = 0;
  for (let steps = 0; !(await createDemo(meansThatDie(steps)).catch(() => false)); steps += 1) deaths += 1;
  expect(deaths).toBeGreaterThan(10);
  expect(await figures()).toEqual(WHOLE);
  const demo = readDemo();
  expect(demo.logins.map(({ role }) => role)).toEqual(['gm', 'player', 'player']);
  for (const { email, password } of demo.logins) {
    const login = await call(app, 'POST', '/v1/auth/login', { body: { email, password } });
    const token = login.body['accessToken'] as unknown as string;
    expect((await call(app, 'GET', `/v1/campaigns/${demo.campaign}/view`, { token })).status).toBe(200);
  }
  expect(statSync(join(app.dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(app.dataDir).filter((name) => name.startsWith('demo'))).toEqual(['demo.json']);
  for (const { password } of demo.logins) expect(app.log()).not.toContain(password);
});

test('two servers that start at once make one demo, and a later start none', async () => {
  const made = await Promise.all([createDemo(meansThatDie(1_000)), createDemo(meansThatDie(1_000))]);
  expect([...made].sort()).toEqual([false, true]);
  const before = readDemo();
  expect(await createDemo(meansThatDie(1_000))).toBe(false);
  expect(readDemo()).toEqual(before);
  expect(await figures()).toEqual(WHOLE);
});

test('a server with accounts of its own gets no demo', async () => {
  await call(app, 'POST', '/v1/auth/register', { body: { email: 'eve@example.org', displayName: 'Eve', password: 'correct horse battery' } });
  expect(await createDemo(meansThatDie(1_000))).toBe(false);
  expect(await figures()).toEqual({ users: 1, campaigns: 0, running: 0, members: 0 });
});
