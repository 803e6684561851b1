/**
 * `npm test`: the checks (lint, types, arrows, generated files), then jest's projects. Goes on after a
 * failure, so that one run shows everything; the last line sums up. Options: `--postgres 16`, `--only
 * unit|integration|faults|e2e|web`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { generatedFiles } from './generated-files.mjs';
import { GROUPED, groupSpecs } from './group-specs.mjs';

const require = createRequire(import.meta.url);
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};
const only = option('only');
const postgres = option('postgres');
const scratch = mkdtempSync(join(tmpdir(), 'campaign-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** The script behind a package's command, to be run with this Node: no shell, no network. */
function binOf(packageName, command) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs to the end and answers exit code and output; with `show`, what it says on standard error is shown as
 * it comes.
 */
function runNode(args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', show ? 'ignore' : 'pipe', show ? 'inherit' : 'pipe'];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function check(name, work) {
  const started = Date.now();
  const problem = await work().catch((error) => String(error?.stack ?? error));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (problem === null) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(name);
  }
  console.log(
    `${problem === null ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${problem === null ? '' : `\n${problem}`}`,
  );
}

const command = (args) => async () => {
  const { code, output } = await runNode(args);
  return code === 0 ? null : output.trimEnd();
};

/** Works a list off, two at a time: there are two cores. */
async function pairwise(tasks) {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task();
  };
  await Promise.all([worker(), worker()]);
}

function drift({ file, needs, command: generator }) {
  if (!existsSync(join(root, needs))) {
    console.log(`skipped generated ${file}: there is no ${needs}`);
    total.skipped += 1;
    return Promise.resolve();
  }
  return check(`generated ${file} is current`, async () => {
    const out = join(scratch, basename(file));
    const { code, output } = await runNode(generator(out));
    if (code !== 0) return output.trimEnd();
    const committed = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
    return readFileSync(out, 'utf8') === committed
      ? null
      : `${file} differs from what ${needs} generates: generate it anew`;
  });
}

/**
 * Into how many files the specs of a project are put: enough that both cores have work to the end. Those in a
 * browser cost more than they load.
 */
const GROUPS = { unit: 8, integration: 4, faults: 2, e2e: 6 };

async function groupSpecsOf(project) {
  const { output } = await runNode([
    require.resolve('jest/bin/jest'),
    '--selectProjects',
    project,
    '--listTests',
  ]);
  const specs = output.split('\n').filter((line) => line.endsWith('.spec.ts'));
  if (specs.length === 0) throw new Error(`no specs of ${project} were found:\n${output}`);
  groupSpecs(root, project, specs, GROUPS[project]);
}

async function jest(projects, flags) {
  const grouped = projects.filter((project) => project in GROUPS);
  await Promise.all(grouped.map(groupSpecsOf));
  const outputFile = join(scratch, `${projects.join('-')}.json`);
  console.log(`\njest: ${projects.join(', ')}${postgres === null ? '' : ` on PostgreSQL ${postgres}`}`);
  const args = [require.resolve('jest/bin/jest'), '--selectProjects', ...projects, ...flags];
  const env = {
    ...(postgres === null ? {} : { TEST_PG: postgres }),
    ...(grouped.length === 0 ? {} : { GROUPED: '1' }),
  };
  const { code } = await runNode([...args, '--passWithNoTests', '--json', `--outputFile=${outputFile}`], {
    show: true,
    env,
  });
  if (!existsSync(outputFile)) {
    total.failed += 1;
    failures.push(`jest ${projects.join(', ')} did not run (exit code ${code})`);
    return;
  }
  const result = JSON.parse(readFileSync(outputFile, 'utf8'));
  // A suite that could not even load has no tests that failed, and must count.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  total.passed += result.numPassedTests;
  total.failed += failed;
  total.skipped += result.numPendingTests + result.numTodoTests;
  for (const suite of result.testResults) {
    if (suite.status !== 'failed') continue;
    const file = suite.name.slice(root.length + 1);
    const specs = suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles }) => ancestorTitles[0]);
    // A file of many specs is named by those that failed.
    failures.push(...(file.startsWith(`${GROUPED}/`) && specs.length > 0 ? new Set(specs) : [file]));
  }
  if (code !== 0 && failed === 0) {
    total.failed += 1;
    failures.push(`jest ${projects.join(', ')} ended with exit code ${code}`);
  }
}

// A file that is as it was when it was well formatted, by this release with these options, is so still.
const formatCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join('node_modules', '.cache', 'prettier', 'all'),
];

rmSync(join(root, GROUPED), { recursive: true, force: true });
await check('build', async () => {
  if (!isBuilt()) build();
  return null;
});
if (only === null) {
  await pairwise([
    () => check('lint', command([binOf('eslint', 'eslint'), '.', '--max-warnings=0'])),
    () =>
      check(
        'format',
        command([binOf('prettier', 'prettier'), '--check', '--log-level', 'warn', ...formatCache, '.']),
      ),
    () => check('types', command([binOf('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json'])),
    () =>
      check(
        'types of the tests in a browser',
        command(['tools/types-of.mjs', 'test/web/tsconfig.json', 'test/web', 'test/support/browser']),
      ),
    () =>
      check(
        'types of the page',
        command([binOf('typescript', 'tsc'), '--noEmit', '-p', 'web/tsconfig.json']),
      ),
    () =>
      check(
        'types of the pure rooms',
        command([binOf('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.pure.json']),
      ),
    () =>
      check(
        'dependency rules',
        command([binOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'src']),
      ),
    () => check('description (redocly, spectral)', command(['tools/lint-description.mjs'])),
    () => check('what breaks clients has its note', command(['tools/check-breaking.mjs'])),
    ...generatedFiles.map((entry) => () => drift(entry)),
  ]);
}
if (only === null || only === 'unit') await jest(['unit'], ['--randomize']);
const withServer = ['integration', 'faults', 'e2e'].filter((project) => only === null || only === project);
if (withServer.length > 0) await jest(withServer, []);
// Apart, so that only these fail on a machine without a browser.
if (only === null || only === 'web') await jest(['web'], []);
for (const made of [scratch, join(root, GROUPED)]) rmSync(made, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
