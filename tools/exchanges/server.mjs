/**
 * Starts the server of a checkout that is built, with its own embedded database in a fresh directory, fixed
 * settings and the same chance in every run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STEADY = join(dirname(fileURLToPath(import.meta.url)), 'steady.cjs');
const KINDS = ['OFFERS', 'ORDER_SHEETS', 'DRY_RUNS', 'CORRECTIONS', 'MAPS', 'RECORDS', 'COMMANDS'];
/** So that nothing is refused because it came too fast. */
const LIMITS = {
  LIMIT_BODY_BYTES: '262144',
  ...Object.fromEntries(
    ['CAMPAIGNS_PER_USER', 'IMPORTS_PER_USER', 'REGISTRATIONS_PER_ADDRESS'].map((kind) => [
      `LIMIT_${kind}`,
      '1000000',
    ]),
  ),
  LIMIT_LOGIN_ATTEMPTS_PER_ACCOUNT: '10000',
  LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS: '10000',
  ...Object.fromEntries(KINDS.map((kind) => [`LIMIT_${kind}_PER_MINUTE`, '1000000'])),
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startServer(checkout) {
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-exchanges-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const fixed = {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'true',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://campaign.test',
  };
  const kept = Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'TZ'].includes(name),
    ),
  );
  const child = spawn(process.execPath, ['--require', STEADY, join(checkout, 'dist', 'main.js')], {
    cwd: checkout,
    env: { ...kept, ...LIMITS, ...fixed },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let ended = false;
  const gone = new Promise((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Nothing is left behind when somebody ends the recording.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  for (let tries = 0; tries < 600 && !ended; tries += 1) {
    if (await isReady(url)) return { url, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`the server of ${checkout} did not start`);
}
