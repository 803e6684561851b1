/**
 * Finds the browser that tests and pictures use: CHROMIUM_PATH if it is set, else the one that comes within
 * the package @sparticuz/chromium. That one is unpacked once into node_modules/.cache; it appears there whole
 * or not at all, so that several processes may ask at the same time. The package's own code is not run: it
 * unpacks into the shared directory for temporary files, step by step.
 */
const { spawnSync } = require('node:child_process');
const {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { pipeline } = require('node:stream/promises');
const { createBrotliDecompress } = require('node:zlib');

const PACKAGE = '@sparticuz/chromium';
const CACHE = join(dirname(__dirname), 'node_modules', '.cache', 'chromium');
const ADVICE = 'Run npm ci, or name a Chromium or Chrome in CHROMIUM_PATH.';

/** The home of the package, which exports its code only. */
function packageHome() {
  try {
    return dirname(dirname(require.resolve(PACKAGE)));
  } catch {
    throw new Error(`There is no browser: ${PACKAGE} is not installed. ${ADVICE}`);
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Removes what a process left behind that was killed while it unpacked. */
function removeRemains() {
  for (const name of readdirSync(CACHE)) {
    const pid = /\.part-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

async function unpack(home, target) {
  mkdirSync(CACHE, { recursive: true });
  removeRemains();
  const part = `${target}.part-${process.pid}`;
  mkdirSync(part);
  const { extract } = createRequire(join(home, 'package.json'))('tar-fs');
  const unpacked = (name, sink) =>
    pipeline(createReadStream(join(home, 'bin', `${name}.br`)), createBrotliDecompress(), sink);
  try {
    await Promise.all([
      unpacked('chromium', createWriteStream(join(part, 'chromium'), { mode: 0o755 })),
      // The software renderer is looked for beside the browser.
      unpacked('swiftshader.tar', extract(part)),
      unpacked('fonts.tar', extract(join(part, 'fonts'))),
      unpacked('al2023.tar', extract(join(part, 'libraries'))),
    ]);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

/** What a browser says about why it does not start; null when it does. */
function trouble(executablePath, env) {
  const { error, status, stderr, signal } = spawnSync(executablePath, ['--version'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (error !== undefined) return error.message;
  return status === 0 ? null : stderr.trim().split('\n').at(-1) || `exit code ${status ?? signal}`;
}

/** Path and environment of a browser that starts. Throws one sentence when there is none. */
async function findBrowser() {
  const env = { ...process.env };
  const chosen = env['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    const problem = trouble(chosen, env);
    if (problem !== null) throw new Error(`The browser that CHROMIUM_PATH names does not start: ${problem}`);
    return { executablePath: chosen, env };
  }
  const home = packageHome();
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `There is no browser: ${PACKAGE} is for Linux on x64 only. Name a Chromium or Chrome in CHROMIUM_PATH.`,
    );
  const target = join(CACHE, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version);
  const executablePath = join(target, 'chromium');
  if (!existsSync(executablePath)) await unpack(home, target);
  // A machine without a desktop has no fonts.
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = join(target, 'fonts');
  const problem = trouble(executablePath, env);
  if (problem === null) return { executablePath, env };
  // Bare systems lack libnss3, which the package brings along.
  env['LD_LIBRARY_PATH'] = [join(target, 'libraries', 'lib'), env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  const still = trouble(executablePath, env);
  if (still !== null) throw new Error(`The browser of ${PACKAGE} does not start: ${still}. ${ADVICE}`);
  return { executablePath, env };
}

module.exports = { findBrowser };
