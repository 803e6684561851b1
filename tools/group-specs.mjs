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
 * Writes `count` files for these specs (absolute paths), dealt in turns, and one for each that runs alone.
 */
export function groupSpecs(root, project, specs, count) {
  const folder = join(root, GROUPED, project);
  mkdirSync(folder, { recursive: true });
  const from = { root, folder };
  const alone = specs.filter(runsAlone);
  const together = specs.filter((spec) => !alone.includes(spec)).sort();
  const groups = Array.from({ length: count }, (_, at) =>
    together.filter((_spec, index) => index % count === at),
  );
  for (const [at, group] of [...groups, ...alone.map((spec) => [spec])].entries()) {
    if (group.length > 0)
      writeFileSync(join(folder, `${at + 1}.spec.js`), group.map((spec) => required(spec, from)).join(''));
  }
}
