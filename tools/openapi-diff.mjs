/**
 * `node tools/openapi-diff.mjs <before.json> <now.json>`: what in the description of the API would break a
 * client that was written for the one before. Names every such difference and exits with 1.
 */
import { readFileSync } from 'node:fs';
import { breakingDifferences } from './openapi-breaking.cjs';

const files = process.argv.slice(2);
if (files.length !== 2) {
  console.error('node tools/openapi-diff.mjs <before.json> <now.json>');
  process.exit(2);
}
const differences = breakingDifferences(...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
for (const one of differences) console.log(one);
console.log(
  differences.length === 0 ? 'no breaking difference' : `${differences.length} breaking differences`,
);
if (differences.length > 0) process.exitCode = 1;
