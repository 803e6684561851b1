/**
 * Builds once: dist/, then the page in dist/web/. `--prepare` is npm's hook and steps aside where sources or
 * build tools are not installed (a production install, a Docker layer with package.json only); `--if-stale`
 * does nothing when dist/ is current.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { finishPage } from './finish-page.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const stampFile = join(root, 'dist', '.build-stamp');
const settings = [
  ...['.swcrc', 'nest-cli.json', 'package.json', 'tsconfig.build.json', 'tsconfig.json'],
  'tools/finish-page.mjs',
];
const hasPage = () => existsSync(join(root, 'web', 'index.html'));

/** Sources in a folder: no tests, and nothing that is made or installed there. */
const sourcesIn = (folder) =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((name) => !/\/node_modules\//.test(name))
        .sort();

/**
 * A hash of everything that the build reads, so that a copied or freshly cloned tree is judged by content,
 * not by time.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (name) =>
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(root, name)))
      .update('\0');
  settings.filter((name) => existsSync(join(root, name))).forEach(add);
  [...sourcesIn('src'), ...sourcesIn('web')].forEach(add);
  return hash.digest('hex');
}

const installed = (name) => {
  try {
    return require.resolve(`${name}/package.json`);
  } catch {
    return null;
  }
};

/** Runs a package's command with this Node, without a shell. */
function run(name, command, args, environment = {}) {
  const manifest = installed(name);
  if (manifest === null) throw new Error(`${name} is not installed: run npm ci`);
  const bin = JSON.parse(readFileSync(manifest, 'utf8')).bin;
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
  const done = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (done.status !== 0) {
    process.stdout.write(done.stdout ?? '');
    throw new Error(`${command} ${args.join(' ')} failed`);
  }
}

/** True when dist/ was built from exactly the present sources, or when there are no sources to build from. */
export function isBuilt() {
  if (!existsSync(join(root, 'src'))) return true;
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** After the server's build, which empties dist/. */
function buildPage() {
  const directory = join(root, 'dist', 'web');
  const where = ['--config', join('web', 'vite.config.mts'), '--outDir', directory, '--emptyOutDir'];
  // Tests build too, and their NODE_ENV would make a page for developers.
  run('vite', 'vite', ['build', 'web', ...where, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  finishPage(directory);
}

/** Compiles src/ to dist/ and makes the page, if there is one; throws when any of it fails. */
export function build() {
  const print = fingerprint();
  const started = Date.now();
  run('@nestjs/cli', 'nest', ['build']);
  if (hasPage()) buildPage();
  writeFileSync(stampFile, print);
  console.log(`built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const prepare = process.argv.includes('--prepare');
  const needed = ['@nestjs/cli', '@swc/core', ...(hasPage() ? ['vite'] : [])];
  const missing = !existsSync(join(root, 'src', 'main.ts')) || needed.some((name) => !installed(name));
  if (prepare && missing) console.log('prepare: nothing to build here');
  else if (process.argv.includes('--if-stale') && isBuilt()) console.log('dist/ is current');
  else build();
}
