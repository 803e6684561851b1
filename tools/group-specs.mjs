/**
 * Puts specs of a project of jest into a few files, each of which requires many: what they import is then
 * loaded once a file and not once a spec, which is most of what they cost. `npm test` runs these; a spec
 * alone is run by its own path, as ever (`npm run test:unit -- <path>`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where jest finds the files that are made here. */
export const GROUPED = 'test/grouped';

/**
 * What a spec replaces would be replaced for those beside it too, or has been loaded already. Where memory is
 * measured, what the specs before have left would go meanwhile.
 */
const runsAlone = (spec) =>
  /jest\s*\.(mock|doMock|isolateModules)|prepareMistakes|expose-gc/.test(readFileSync(spec, 'utf8'));

/**
 * Each spec in a `describe` of its own: hooks and failures stay its own. One that cannot be loaded is one
 * failed test.
 */
const required = (spec, from) => `describe(${JSON.stringify(relative(from.root, spec))}, () => {
  try {
    require(${JSON.stringify(relative(from.folder, spec).split(sep).join('/'))});
  } catch (error) {
    it('can be loaded', () => { throw error; });
  }
});
`;

/**
 * What specs took when they were timed last (`npm test -- --times`), in seconds. It decides only what lies in
 * which file: what has changed since makes a run a little longer, nothing else.
 */
const SECONDS = JSON.parse(readFileSync(new URL('tests/spec-seconds.json', import.meta.url), 'utf8'));

/** Shares the specs out, the longest first, each to whom least was given: as many groups as `count`. */
function shareOut(specs, count, secondsOf) {
  const groups = Array.from({ length: count }, () => ({ seconds: 0, specs: [] }));
  const byTime = [...specs].sort((one, other) => secondsOf(other) - secondsOf(one));
  for (const spec of byTime) {
    const least = groups.reduce((best, group) => (group.seconds < best.seconds ? group : best));
    least.seconds += secondsOf(spec);
    least.specs.push(spec);
  }
  return groups.map((group) => group.specs.sort());
}

/**
 * Writes at most `count` files for these specs (absolute paths), of about the same length, and one for each
 * that runs alone.
 */
export function groupSpecs(root, project, specs, count) {
  const folder = join(root, GROUPED, project);
  mkdirSync(folder, { recursive: true });
  const from = { root, folder };
  const inOrder = [...specs].sort();
  const alone = inOrder.filter(runsAlone);
  const together = inOrder.filter((spec) => !alone.includes(spec));
  const secondsOf = (spec) => SECONDS[relative(root, spec).split(sep).join('/')] ?? 1;
  const groups = [...shareOut(together, count, secondsOf), ...alone.map((spec) => [spec])];
  for (const [at, group] of groups.entries()) {
    if (group.length > 0)
      writeFileSync(join(folder, `${at + 1}.spec.js`), group.map((spec) => required(spec, from)).join(''));
  }
}
