/**
 * `npm test`: the checks (lint, types, arrows, generated files) and jest's projects. Goes on after a failure,
 * so that one run shows everything; the last line sums up. Options: `--postgres 16`, `--only
 * unit|integration|faults|e2e|web`, `--times` (notes how long specs took).
 *
 * Tests with servers and browsers wait for a clock, a disk or a killed process, and leave nearly half of two
 * cores idle. What only computes (checks, unit tests) runs beside them and takes what they leave.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { GROUPED } from './group-specs.mjs';
import { checksInto } from './tests/checks.mjs';
import { jest } from './tests/jest.mjs';
import { pairwise } from './tests/programs.mjs';
import { Results } from './tests/results.mjs';

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};
const only = option('only');
const postgres = option('postgres');
const isWanted = (project) => only === null || only === project;
const scratch = mkdtempSync(join(tmpdir(), 'campaign-tests-'));
const results = new Results();
const run = { scratch, postgres, times: process.argv.includes('--times') };

/** Three files at a time, since they wait. Their bounds hold on machines five times slower. */
const waiting = { ...run, flags: ['--maxWorkers=3'] };

async function waits() {
  const withServer = ['integration', 'faults', 'e2e'].filter(isWanted);
  if (withServer.length > 0) await jest(results, withServer, waiting);
  // Apart, so that only these fail on a machine without a browser.
  if (isWanted('web')) await jest(results, ['web'], waiting);
}

async function computes() {
  if (only === null) await pairwise(checksInto(results, scratch));
  if (isWanted('unit'))
    await jest(results, ['unit'], { ...run, flags: ['--randomize'], isBehind: only === null });
}

rmSync(join(root, GROUPED), { recursive: true, force: true });
await results.check('build', async () => {
  if (!isBuilt()) build();
  return null;
});
/** What could not even begin does not end what runs beside it. */
const orFails = (work) =>
  work.catch((error) => {
    console.log(String(error?.stack ?? error));
    results.add({ failed: 1 }, [String(error?.message ?? error)]);
  });
await Promise.all([waits(), computes()].map(orFails));
for (const made of [scratch, join(root, GROUPED)]) rmSync(made, { recursive: true, force: true });
process.exitCode = results.sumUp() ? 0 : 1;
