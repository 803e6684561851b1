/** The checks of `npm test` that need no test: lint, format, types, arrows, the description, generated files. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../build.mjs';
import { generatedFiles } from '../generated-files.mjs';
import { binOf, runNode } from './programs.mjs';

const command = (args) => async () => {
  const { code, output } = await runNode(args, { isBehind: true });
  return code === 0 ? null : output.trimEnd();
};

// TypeScript 7 checks in a fifth of the processor time; our tools still need the API of 5.
const tsc = (project) =>
  command([binOf('typescript-7', 'tsc'), '--noEmit', '--singleThreaded', '-p', project]);

// A file that is as it was when it was well formatted, by this release with these options, is so still.
const formatCache = [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', join('node_modules', '.cache', 'prettier', 'all')],
];

/**
 * What oxfmt would write as it stands; null when it could not look at everything, which it cannot where it is
 * not installed or a file is no code.
 */
async function differing() {
  try {
    const args = [binOf('oxfmt', 'oxfmt'), '--config', '.prettierrc', '--list-different', '.'];
    const { code, output } = await runNode(args, { isBehind: true });
    const files = output.split('\n').filter((line) => line !== '');
    return (code === 0 || code === 1) && files.every((file) => existsSync(join(root, file))) ? files : null;
  } catch {
    return null;
  }
}

/**
 * Prettier writes the files and has the last word. It needs a minute and a half for all of them, so it is
 * asked only of those that oxfmt, which takes its style over and needs a second, would write otherwise.
 */
async function format() {
  const files = (await differing()) ?? ['.'];
  if (files.length === 0) return null;
  const args = [binOf('prettier', 'prettier'), '--check', '--log-level', 'warn', ...formatCache];
  return command([...args, ...files])();
}

/** The longest first. */
const CHECKS = {
  lint: command([binOf('oxlint', 'oxlint'), '--deny-warnings', '--threads=1']),
  types: tsc('tsconfig.json'),
  'types of the page': tsc('web/tsconfig.json'),
  'description (redocly, spectral)': command(['tools/lint-description.mjs']),
  'types of the pure rooms': tsc('tsconfig.pure.json'),
  format,
  'dependency rules': command([
    ...[binOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'src'],
  ]),
  'types of the tests in a browser': tsc('test/web/tsconfig.json'),
  'what breaks clients has its note': command(['tools/check-breaking.mjs']),
};

const drift =
  ({ file, command: generator }, needs, scratch) =>
  async () => {
    const out = join(scratch, basename(file));
    const { code, output } = await runNode(generator(out), { isBehind: true });
    if (code !== 0) return output.trimEnd();
    const committed = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
    return readFileSync(out, 'utf8') === committed
      ? null
      : `${file} differs from what ${needs} generates: generate it anew`;
  };

/** All of them, as tasks to be worked off; `scratch` is a folder for what is generated. */
export const checksInto = (results, scratch) => [
  ...Object.entries(CHECKS).map(
    ([name, work]) =>
      () =>
        results.check(name, work),
  ),
  ...generatedFiles.map((entry) => async () => {
    const { file, needs } = entry;
    if (existsSync(join(root, needs)))
      await results.check(`generated ${file} is current`, drift(entry, needs, scratch));
    else results.skip(`generated ${file}: there is no ${needs}`);
  }),
];
