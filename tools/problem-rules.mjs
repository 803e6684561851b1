/**
 * Makes src/api/problems/rules-of-problems.json: which rules the problems of each code can name, as the code
 * says it wherever it makes one (`'movement/not-adjacent', 'MOV-7'`). `node tools/problem-rules.mjs [--out
 * <file>]`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = process.argv.indexOf('--out');
const target = at < 0 ? join(root, 'src', 'api', 'problems', 'rules-of-problems.json') : process.argv[at + 1];

const NAMED = /'([a-z0-9-]+\/[a-z0-9-]+)'(?: \})?,\s*'([A-Z]{2,}-(?:\d+|[A-Z]{3,}))'/g;
/** A rule that a file names once, for all of its violations. */
const BY_NAME = /'([a-z0-9-]+\/[a-z0-9-]+)',\s*([A-Z][A-Z_]*)\b/g;
/** A file that names one rule only names it for all of its problems. */
const ALONE = /\(\s*'((?!shape\/)[a-z0-9-]+\/[a-z0-9-]+)'/g;
const found = new Map();
const note = (code, rule) => found.set(code, (found.get(code) ?? new Set()).add(rule));
for (const file of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !/(?<!\.spec)(?<!\.d)\.ts$/.test(file.name)) continue;
  const text = readFileSync(join(file.parentPath, file.name), 'utf8');
  for (const [, code, rule] of text.matchAll(NAMED)) note(code, rule);
  for (const [, code, name] of text.matchAll(BY_NAME)) {
    const rule = new RegExp(`\\bconst ${name} = '([A-Z]{2,}-(?:\\d+|[A-Z]{3,}))'`).exec(text)?.[1];
    if (rule !== undefined) note(code, rule);
  }
  const rules = new Set([...text.matchAll(/'([A-Z]{2,}-(?:\d+|[A-Z]{3,}))'/g)].map(([, rule]) => rule));
  if (rules.size === 1) for (const [, code] of text.matchAll(ALONE)) note(code, ...rules);
}
const entries = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, rules]) => [code, [...rules].sort()]);
writeFileSync(
  target,
  `{\n${entries.map(([code, rules]) => `  ${JSON.stringify(code)}: ${JSON.stringify(rules).replaceAll(',', ', ')}`).join(',\n')}\n}\n`,
);
