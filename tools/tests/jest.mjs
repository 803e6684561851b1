/** Runs projects of jest, their specs put into a few files, and adds what came out to the results. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../build.mjs';
import { GROUPED, groupSpecs } from '../group-specs.mjs';
import { runNode } from './programs.mjs';
import { noteSeconds } from './spec-seconds.mjs';

const require = createRequire(import.meta.url);
const program = require.resolve('jest/bin/jest');

/** Into how many files the specs of a project are put: enough that all cores have work to the end. */
const GROUPS = { unit: 8, integration: 4, faults: 4, e2e: 8, web: 6 };

async function groupSpecsOf(project) {
  const { output } = await runNode([program, '--selectProjects', project, '--listTests']);
  const specs = output.split('\n').filter((line) => line.endsWith('.spec.ts'));
  if (specs.length === 0) throw new Error(`no specs of ${project} were found:\n${output}`);
  groupSpecs(root, project, specs, GROUPS[project]);
}

/** What failed in a file; one of many specs is named by those that failed. */
function failuresOf({ name, assertionResults }) {
  const file = name.slice(root.length + 1);
  const specs = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles }) => ancestorTitles[0]);
  return file.startsWith(`${GROUPED}/`) && specs.length > 0 ? [...new Set(specs)] : [file];
}

/**
 * `postgres` is a major version, or null for the usual one; `scratch` is a folder for jest's report; with
 * `times` it is noted how long specs took.
 */
export async function jest(results, projects, { flags, scratch, postgres, times, isBehind = false }) {
  await Promise.all(projects.map(groupSpecsOf));
  const outputFile = join(scratch, `${projects.join('-')}.json`);
  const env = { GROUPED: '1', ...(postgres === null ? {} : { TEST_PG: postgres }) };
  console.log(`\njest: ${projects.join(', ')}${postgres === null ? '' : ` on PostgreSQL ${postgres}`}`);
  const { code } = await runNode(
    [
      ...[program, '--selectProjects', ...projects, ...flags],
      ...['--passWithNoTests', '--json', `--outputFile=${outputFile}`],
    ],
    { show: true, isBehind, env },
  );
  const names = `jest ${projects.join(', ')}`;
  if (!existsSync(outputFile)) {
    results.add({ failed: 1 }, [`${names} did not run (exit code ${code})`]);
    return;
  }
  const result = JSON.parse(readFileSync(outputFile, 'utf8'));
  if (times) noteSeconds(result);
  // A suite that could not even load has no tests that failed, and must count.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const failures = result.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
  results.add({ passed: result.numPassedTests, failed, skipped }, failures);
  if (code !== 0 && failed === 0) results.add({ failed: 1 }, [`${names} ended with exit code ${code}`]);
}
