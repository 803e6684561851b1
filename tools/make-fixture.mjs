/**
 * Makes test/fixtures/database-<n>.backup: a database as this version leaves it, with campaigns that were
 * played through its API, one to its end, one that is under way, one in which the GM does all that a GM can
 * do, one whose battles are fought in every way, and one in each phase. Each release that changes the
 * database or the events adds one (`node tools/make-fixture.mjs 2`); old ones are never made anew, since they
 * prove that later versions still migrate and replay them.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { playFought } from './fixture-fought.mjs';
import { playGoverned } from './fixture-governed.mjs';
import { playPhases } from './fixture-phases.mjs';

const number = Number(process.argv[2]);
const file = join(root, 'test', 'fixtures', `database-${number}.backup`);
if (!Number.isInteger(number) || number < 1) throw new Error('usage: node tools/make-fixture.mjs <number>');
if (existsSync(file)) throw new Error(`${file} is there already, and stays as it is`);
if (!isBuilt()) build();

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-fixture-'));
const port = await freePort();
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: 'false',
  LOG_LEVEL: 'warn',
  // Played as fast as it goes.
  ...Object.fromEntries(
    ['OFFERS', 'ORDER_SHEETS', 'DRY_RUNS', 'CORRECTIONS', 'MAPS', 'RECORDS', 'COMMANDS'].map((kind) => [
      `LIMIT_${kind}_PER_MINUTE`,
      '1000000',
    ]),
  ),
  DATABASE_URL: '',
  SECRET_KEY: '',
  PRIVATE_WEBHOOKS: 'true',
};

/** Runs a file of dist/ to its end. */
const run = (script, ...args) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(root, 'dist', script), ...args], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${script} ended with ${code}`))));
  });

/** Plays until the round begins, and goes away in the middle of it. */
const playUntil = (round, ...args) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(root, 'dist', 'cli', 'demo.js'), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let diary = '';
    child.stdout.on('data', (chunk) => {
      diary += chunk;
      if (new RegExp(`^${round} `, 'm').test(diary)) child.kill('SIGKILL');
    });
    child.once('exit', (code) =>
      code === null ? done() : failed(new Error(`the demo ended with ${code} before round ${round}`)),
    );
  });

const server = spawn(process.execPath, [join(root, 'dist', 'main.js')], { cwd: root, env, stdio: 'inherit' });
const ended = new Promise((done) => server.once('exit', done));
try {
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((next) => setTimeout(next, 50));
  }
  const demo = (rounds, seed) => [
    '--url',
    url,
    '--rounds',
    String(rounds),
    '--players',
    '2',
    '--seed',
    `fixture-${number}-${seed}`,
  ];
  await playGoverned(url);
  await playFought(url);
  await playPhases(url);
  await run('cli/demo.js', ...demo(4, 'ended'));
  await playUntil(2, ...demo(9, 'open'));
  await run('cli/backup.js', file);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
