/**
 * `node tools/lint-description.mjs [<file>]`: holds the API's description (openapi.json) to the rules of
 * Redocly (redocly.yaml) and of Spectral's OpenAPI ruleset, all of them, warnings too. Asks nothing of the
 * network. Names every finding and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = resolve(process.argv[2] ?? join(root, 'openapi.json'));

/** The program itself: its core has no stable way in for rules. */
function redocly() {
  const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'lint', file, '--config', join(root, 'redocly.yaml'), '--format', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
    },
  );
  if (!stdout.includes('{')) throw new Error(stderr);
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

/** Its core and its rules, of which its program is a thin shell with many dependencies more. */
async function spectral() {
  const { Document, Spectral } = require('@stoplight/spectral-core');
  const { Json } = require('@stoplight/spectral-parsers');
  const { oas } = require('@stoplight/spectral-rulesets');
  const linter = new Spectral();
  linter.setRuleset({ extends: [[oas, 'recommended']] });
  const found = await linter.run(new Document(readFileSync(file, 'utf8'), Json, file));
  return found.map(({ code, message, path }) => `spectral ${code}: ${message} (#/${path.join('/')})`);
}

/** Of each linter. */
const MAX_LISTED = 50;

const findings = [redocly(), await spectral()];
for (const one of findings.flatMap((all) => all.slice(0, MAX_LISTED))) console.log(one);
const count = findings.flat().length;
console.log(count === 0 ? 'nothing found' : `${count} findings`);
if (count > 0) process.exitCode = 1;
