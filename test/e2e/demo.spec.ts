/**
 * The demo: the client that plays a whole campaign through the public API, and the campaign that an empty
 * server offers.
 */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Accounts } from '../../src/application/accounts/accounts';
import { createDemo } from '../../src/application/demo/create-demo';
import type { DemoMeans } from '../../src/application/demo/set-up-demo';
import type { Demo } from '../../src/application/demo/ports';
import { CampaignSetup } from '../../src/application/setup/campaign-setup';
import { DemoFiles } from '../../src/infrastructure/demo/demo-files';
import { createDemoPorts } from '../../src/infrastructure/demo/demo-ports';
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck } from '../support/answers';
import { call, expectProblem } from '../support/http';

const ROOT = join(__dirname, '..', '..');
let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['tools/run-cli.mjs', 'demo', '--url', app.url, ...args], {
    cwd: ROOT,
  });

test('the demo client plays a whole campaign of two', async () => {
  const { stdout } = await run('--rounds', '2', '--players', '2', '--seed', 'test');
  expect(stdout).toMatch(/^Campaign [0-9a-f-]{36}: /);
  expect(stdout).toMatch(/^2 supply .*The campaign is over/m);
  expect(stdout.match(/^[* ] .* mechs, .* buildings, .* t$/gm)).toHaveLength(2);
  const { rows } = await app.pool.query<{ status: string; round: number }>(
    'SELECT status, round FROM campaigns',
  );
  expect(rows).toEqual([{ status: 'finished', round: 2 }]);
});

test('the demo client fails with what the server refused', async () => {
  const failed = await run('--players', '1').then(
    () => null,
    (error: unknown) => error as { readonly code: number; readonly stderr: string },
  );
  expect(failed?.code).toBe(1);
  expect(failed?.stderr).toMatch(/^400 from .*\/v1\/campaigns: |^422 from .*\/v1\/campaigns: /);
});

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
  return {
    ports: mortal(ports),
    accounts: mortal(app.app.get(Accounts)),
    setup: mortal(app.app.get(CampaignSetup)),
    url: app.url,
  };
}

const figures = async (): Promise<unknown> =>
  (
    await app.pool
      .query(`SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM campaigns) AS campaigns,
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
  await call(app, 'POST', '/v1/auth/register', {
    body: { email: 'eve@example.org', displayName: 'Eve', password: 'correct horse battery' },
  });
  expect(await createDemo(meansThatDie(1_000))).toBe(false);
  expect(await figures()).toEqual({ users: 1, campaigns: 0, running: 0, members: 0 });
});

describe('GET /v1/demo', () => {
  const withDemo = (): Promise<TestApp> => startTestApp({ DEMO: 'true' }, app);

  test('shows strangers its logins and map as an observer sees it, from every process on the data directory, and nothing where DEMO is off', async () => {
    const [one, other] = [await withDemo(), await withDemo()];
    try {
      expectProblem(await call(one, 'GET', '/v1/demo'), 404, 'request/not-found');
      expect(await createDemo(meansThatDie(1_000))).toBe(true);
      const demo = readDemo();
      const first = await call(one, 'GET', '/v1/demo');
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
      (await answerCheck(one))('Demo', first.body);
      const shown = first.body as unknown as {
        map: { buildings: object[]; terrain: object };
        logins: (object & { force: string | null })[];
      };
      expect(first.body['campaign']).toEqual({ id: demo.campaign, name: 'Demo war' });
      expect(shown.logins).toEqual(
        demo.logins.map((login, index) => ({
          ...login,
          force: [null, 'First Lancers', 'Night Guard'][index],
        })),
      );
      expect(shown.map.buildings.length).toBeGreaterThan(2);
      for (const building of shown.map.buildings) expect(Object.keys(building)).toEqual(['type', 'hex']);
      expect(Object.keys(shown.map)).toEqual(['columns', 'rows', 'terrain', 'buildings']);
      expect((await call(other, 'GET', '/v1/demo')).text).toBe(first.text);
      for (const { password } of demo.logins) expect(one.log()).not.toContain(password);
      expectProblem(await call(app, 'GET', '/v1/demo'), 404, 'request/not-found');
      expectProblem(await call(one, 'GET', '/v1/demo?x=1'), 400, 'shape/unknown-property');
    } finally {
      await other.close();
      await one.close();
    }
  });

  test('is not there when its campaign is gone', async () => {
    expect(await createDemo(meansThatDie(1_000))).toBe(true);
    const { campaign } = readDemo();
    const one = await withDemo();
    try {
      const { email, password } = readDemo().logins[0] ?? { email: '', password: '' };
      const token = (await call(one, 'POST', '/v1/auth/login', { body: { email, password } })).body[
        'accessToken'
      ] as unknown as string;
      const end = await call(one, 'POST', `/v1/campaigns/${campaign}/gm/end`, {
        token,
        body: { winner: null, reason: 'Over' },
      });
      const gone = await call(one, 'DELETE', `/v1/campaigns/${campaign}`, { token });
      expect([end.status, gone.status]).toEqual([200, 204]);
      expectProblem(await call(one, 'GET', '/v1/demo'), 404, 'request/not-found');
    } finally {
      await one.close();
    }
  });
});
