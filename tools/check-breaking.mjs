/**
 * `node tools/check-breaking.mjs`: whether every difference between the API's description and that of the
 * last release that would break a client has its note in CHANGELOG.md (part of `npm test`). A note is a line
 * under `### What clients must change` of a version since then:
 *
 *     - `POST /v1/campaigns body` (3): what a client must do.
 *
 * It names a place of the description, as this command prints it, or what such places begin with, and how
 * many differences it is about, so that one more is seen. `--keep` stores the description as that of its
 * version: when a version is released. `--now` and `--changelog` name other files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { breakingDifferences } from './openapi-breaking.cjs';
import { root } from './build.mjs';

const optionOf = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? join(root, otherwise) : resolve(process.argv[at + 1]);
};
const RELEASES = join(root, 'test', 'fixtures', 'openapi');
const HEADING = 'What clients must change';
const now = JSON.parse(readFileSync(optionOf('now', 'openapi.json'), 'utf8'));

const numbers = (version) => version.split('.').map(Number);
/** Whether the first version is older. */
const isOlder = (one, other) => {
  const [a, b] = [numbers(one), numbers(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && a[at] < b[at];
};

/**
 * Words and examples are left out: they break nothing. Below some keys stand names, and `description` may be
 * one of them.
 */
const NAMED = [
  'properties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'securitySchemes',
  'mapping',
  'paths',
];
const WORDS = ['description', 'summary', 'example', 'examples', 'tags'];
const withoutWords = (value, areNames = false) => {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => areNames || !WORDS.includes(name));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, withoutWords(one, !areNames && NAMED.includes(name))]),
  );
};

/** `{ place, count, version }` of every note since the release. */
function notesSince(release) {
  const notes = [];
  let [version, isNotes] = ['', false];
  for (const line of readFileSync(optionOf('changelog', 'CHANGELOG.md'), 'utf8').split('\n')) {
    const [, found] = /^## (\d+\.\d+\.\d+)/.exec(line) ?? [];
    if (found !== undefined) [version, isNotes] = [found, false];
    else if (line.startsWith('#')) isNotes = line === `### ${HEADING}`;
    const [, place, count] = /^- `([^`]+)` \((\d+)\): /.exec(line) ?? [];
    if (isNotes && place !== undefined && isOlder(release, version))
      notes.push({ place, count: Number(count) });
  }
  return notes;
}

const isBelow = (difference, place) =>
  difference.startsWith(place) && [':', '/', ' '].includes(difference[place.length]);

/** What is amiss, one a line. */
function amiss(release) {
  const before = JSON.parse(gunzipSync(readFileSync(join(RELEASES, `${release}.json.gz`))).toString());
  const differences = breakingDifferences(before, now);
  const notes = notesSince(release);
  const unsaid = differences
    .filter((one) => !notes.some(({ place }) => isBelow(one, place)))
    .map((one) => `no note: ${one}`);
  const wrong = notes.flatMap(({ place, count }) => {
    const about = differences.filter((one) => isBelow(one, place));
    return about.length === count
      ? []
      : [
          `the note of \`${place}\` is about ${count}, and there are ${about.length}:`,
          ...about.map((one) => `  ${one}`),
        ];
  });
  console.log(`${differences.length} differences to ${release} would break a client, ${notes.length} notes`);
  return [...unsaid, ...wrong];
}

if (process.argv.includes('--keep')) {
  const target = join(RELEASES, `${now.info.version}.json.gz`);
  if (existsSync(target)) throw new Error(`the description of ${now.info.version} is kept already`);
  writeFileSync(target, gzipSync(JSON.stringify(withoutWords(now)), { level: 9 }));
} else {
  const kept = readdirSync(RELEASES).map((name) => name.replace(/\.json\.gz$/, ''));
  const last = kept
    .filter((one) => isOlder(one, now.info.version))
    .sort((a, b) => (isOlder(a, b) ? 1 : -1))[0];
  if (last === undefined) throw new Error(`no release before ${now.info.version} is kept`);
  const found = amiss(last);
  for (const line of found) console.log(line);
  if (found.length > 0) {
    console.log(
      `Say in CHANGELOG.md, under "### ${HEADING}", what a client must do: - \`place\` (how many): …`,
    );
    process.exitCode = 1;
  }
}
