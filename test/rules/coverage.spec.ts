/** Every rule of the campaign that is played has a test whose name begins with its id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const range = (area: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${area}-${from + index}`);

/** PREP-4, MOV-9, BLD-3 to -5 and -7, SALV and REP come with the buildings that they speak of. */
const RULES: readonly string[] = [
  ...range('SETUP', 1, 11),
  ...range('ROUND', 1, 6),
  ...range('PREP', 1, 3),
  ...range('PREP', 5, 6),
  ...range('SIGHT', 1, 5),
  ...range('MOV', 1, 8),
  ...range('CMB', 1, 12),
  'BLD-1',
  'BLD-2',
  'BLD-6',
  ...range('DEP', 1, 6),
  ...range('SUP', 1, 10),
  'INJ-1',
  'END-1',
  'END-2',
  ...range('TAC', 1, 8),
  'TBL',
];

const root = resolve(__dirname, '../..');
/** All that jest runs, by what it is run from. */
const specsBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
    .map((file) => join(root, folder, file));

/** The first word of the name of a test, quoted in whatever way. Shared suites of engines count: they are run for each of them. */
const NAME = /\b(?:it|test)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*['"`]([A-Z]+(?:-[0-9]+)?)\b/g;

const tested = new Set(
  [...specsBelow('src'), ...specsBelow('test'), join(root, 'test/support/engine-contract.ts')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name),
  ),
);

it.each(RULES)('%s is proven by a test that names it first', (rule) => {
  expect(tested).toContain(rule);
});
