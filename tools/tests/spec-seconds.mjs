/**
 * Notes how long specs took, for who shares them out (tools/group-specs.mjs): those of at least three
 * seconds. What a run did not see stays as it was noted.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('spec-seconds.json', import.meta.url);
const NOTED_SECONDS = 3;

/** Takes a report of jest whose files hold a `describe` for each spec, called by its path. */
export function noteSeconds({ testResults }) {
  const took = new Map();
  for (const { ancestorTitles, duration } of testResults.flatMap((one) => one.assertionResults))
    took.set(ancestorTitles[0], (took.get(ancestorTitles[0]) ?? 0) + (duration ?? 0) / 1000);
  const noted = { ...JSON.parse(readFileSync(file, 'utf8')), ...Object.fromEntries(took) };
  const rows = Object.entries(noted)
    .filter(([, seconds]) => seconds >= NOTED_SECONDS)
    .map(([spec, seconds]) => [spec, Math.round(seconds)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
