/** The settings: defaults, every kind of bad value at once, and that .env.example names them all. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, SettingsError } from './settings';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

it('has a default for everything', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    role: 'all',
    trustProxy: false,
    publicUrl: 'http://localhost:3000',
    logLevel: 'info',
  });
  expect(settings.limits.poolSize).toBe(10);
});

it('takes an empty value for an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toEqual(readSettings({}));
});

it('names every bad variable at once, and never its value', () => {
  const bad = {
    PORT: '70000',
    HEALTH_PORT: 'none',
    METRICS_PORT: '0',
    DATABASE_URL: 'mysql://hunter2@nowhere',
    DATABASE_WAIT_SECONDS: '1h',
    PROCESS: 'both',
    TRUST_PROXY: '10.0.0.0/40',
    PUBLIC_URL: 'example.org',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
    REGISTRATION: 'friends',
    SMTP_URL: 'http://hunter2@nowhere',
    SMTP_PORT: 'mail',
    SMTP_TLS: 'perhaps',
    LIMIT_BODY_BYTES: '-1',
    LIMIT_LOGIN_ATTEMPTS_PER_ACCOUNT: '0',
    LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS: '1e3',
    LIMIT_LOGIN_WINDOW_SECONDS: '1.5',
    LIMIT_CAMPAIGNS_PER_USER: '0',
    LIMIT_STREAMS_PER_USER: 'many',
    LIMIT_CACHE_BYTES: '99999999999999999999',
    LIMIT_POOL_SIZE: '1',
  };
  const problems = problemsOf(bad);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(bad));
  expect(problems.join()).not.toContain('hunter2');
});

it.each([
  ['false', false],
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['loopback', 'loopback'],
])('reads TRUST_PROXY=%s', (value, expected) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

it('names every setting in .env.example with its default', () => {
  const lines = readFileSync(resolve('.env.example'), 'utf8').split('\n');
  const example = Object.fromEntries(
    lines
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  expect(readSettings(example)).toEqual(readSettings({}));
  const source = ['settings', 'mail-settings']
    .map((file) => readFileSync(resolve(`src/infrastructure/config/${file}.ts`), 'utf8'))
    .join();
  const read = [...source.matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map((match) => match[1]);
  expect(read.length).toBeGreaterThan(10);
  expect(Object.keys(example).sort()).toEqual(read.sort());
});
