/**
 * `npm run check`: what a change must pass before anybody waits for `npm test`: types, imports between rooms,
 * and lint, format and specs of what changed since the last commit (`--since main`: since that branch).
 * Everything is incremental; the caches lie in node_modules/.cache.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './build.mjs';

const at = process.argv.indexOf('--since');
const since = at < 0 ? 'HEAD' : process.argv[at + 1];
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
};

const tracked = new Set(git('ls-files'));
const isThere = (file) => existsSync(join(root, file));
const base = git('merge-base', since, 'HEAD')[0];
const touched = [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];
const changed = touched.filter(isThere);
const sources = changed.filter(
  (file) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(file) && !/\.generated\.ts$/.test(file),
);
const below = (...folders) => touched.some((file) => folders.some((folder) => file.startsWith(folder)));

/** The rules that a source says in its first comment that it keeps. */
function rulesKept(file) {
  const heading = /^\s*\/\*\*[\s\S]*?\*\//.exec(readFileSync(join(root, file), 'utf8'))?.[0] ?? '';
  return heading.match(/\b[A-Z]{2,6}-[A-Z0-9]+\b/g) ?? [];
}

/**
 * The specs that changed, those that import what changed, be it through the list of its folder, and those
 * with a test named after a rule that it keeps.
 */
function specsOfChange() {
  const specs = [
    ...new Set([...git('ls-files', '*.spec.ts'), ...changed.filter((file) => file.endsWith('.spec.ts'))]),
  ].filter(isThere);
  const importsOf = (file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(|mock\()\s*'(\.[^']*)'/g)].map(
      (match) => posix.join(posix.dirname(file), match[1]).replace(/\/$/, ''),
    );
  const nameOf = (file) => file.replace(/\.tsx?$/, '').replace(/\/index$/, '');
  const named = new Set(touched.map(nameOf));
  const lists = touched
    .map((file) => `${posix.dirname(file)}/index.ts`)
    .filter((file) => isThere(file) && importsOf(file).some((one) => named.has(one)));
  for (const list of lists) named.add(nameOf(list));
  const rules = changed
    .filter((file) => /^src\/(catalog|rules|tactical)\/.*\.ts$/.test(file))
    .flatMap(rulesKept);
  const afterRule =
    rules.length === 0
      ? null
      : new RegExp(`\\bit(\\.each\\([\\s\\S]{0,400}?\\))?\\(\\s*['"\`](${[...new Set(rules)].join('|')})\\b`);
  const testsRule = (spec) =>
    afterRule !== null &&
    /^(src|test\/rules)\//.test(spec) &&
    afterRule.test(readFileSync(join(root, spec), 'utf8'));
  return specs.filter(
    (spec) =>
      changed.includes(spec) ||
      named.has(spec.replace(/\.spec\.ts$/, '')) ||
      importsOf(spec).some((one) => named.has(one)) ||
      testsRule(spec),
  );
}

/** The script behind a package's command. */
function binOf(name, command) {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trimEnd() }));
  });
}

const cache = (name) => join('node_modules', '.cache', name);
const tsc = (project) => [binOf('typescript-7', 'tsc'), '--noEmit', '-p', project];
const specs = specsOfChange();
// With a server and a database one waits for minutes: of those only what was itself changed.
const slow = specs.filter(
  (file) =>
    file.startsWith('test/web/') ||
    (/^test\/(integration|faults|e2e)\//.test(file) && !changed.includes(file)),
);
const here = specs.filter((file) => !slow.includes(file));
/** Whether an arrow between files may have come, gone, or changed its kind: lines that import, or whole files. */
const arrows =
  git('diff', '--unified=0', base, '--', 'src').some((line) =>
    /^[+-].*(\bimport\b|\bfrom '|\brequire\()/.test(line),
  ) || touched.some((file) => file.startsWith('src/') && (!isThere(file) || !tracked.has(file)));
const whole = below('package-lock.json', 'tsconfig');

// The longest first, since two run at a time.
const checks = [
  ['types', tsc('tsconfig.json'), whole || below('src/', 'test/')],
  ['specs', [binOf('jest', 'jest'), '--ci', '--runTestsByPath', ...here], here.length > 0],
  [
    'lint',
    [binOf('oxlint', 'oxlint'), '--deny-warnings', '--no-error-on-unmatched-pattern', ...sources],
    sources.length > 0,
  ],
  ['types of the page', tsc('web/tsconfig.json'), whole || below('web/', 'src/client/')],
  [
    'types of the tests in a browser',
    tsc('test/web/tsconfig.json'),
    whole || below('test/web/', 'test/support/browser/'),
  ],
  [
    'types of the pure rooms',
    tsc('tsconfig.pure.json'),
    whole ||
      below(
        ...['kernel', 'catalog', 'rules', 'tactical', 'games', 'simulation'].map((room) => `src/${room}/`),
      ),
  ],
  [
    'dependency rules',
    [
      ...[binOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs'],
      ...['--cache', cache('dependency-cruiser'), '--cache-strategy', 'content', 'src'],
    ],
    arrows || below('.dependency-cruiser.cjs'),
  ],
  [
    'format',
    [binOf('prettier', 'prettier'), '--check', '--log-level', 'warn', '--ignore-unknown', ...changed],
    changed.length > 0,
  ],
].filter(([, , wanted]) => wanted);

const started = Date.now();
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
let failed = 0;
const worker = async () => {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    const [name, args] = next;
    const began = Date.now();
    const { code, output } = await run(args);
    if (code !== 0) failed += 1;
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(began)} s)${code === 0 ? '' : `\n${output}`}`,
    );
  }
};
console.log(`${touched.length} files changed since ${since}; ${here.length} specs look at them`);
if (slow.length > 0)
  console.log(
    `not run here, since they need a server or a browser:\n${slow.map((file) => `  ${file}`).join('\n')}`,
  );
await Promise.all([worker(), worker()]);
console.log(`${failed === 0 ? 'all is well' : `${failed} failed`}, ${seconds(started)} s`);
process.exitCode = failed === 0 ? 0 : 1;
