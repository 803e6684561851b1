/**
 * TAC-8: use cases and stores know no engine by its name, nor any of its evidence: what plugs in is called
 * through the contract.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { DEFAULT_ENGINE } from '../../src/rules';
import { ENGINES } from '../../src/tactical';

const SRC = join(__dirname, '../../src');
const ROOMS = ['application', 'infrastructure'];
const NAMES = ENGINES.flatMap(({ id, files, evidence }) => [
  id,
  ...(files === null ? [] : [files.program]),
  ...evidence.map(({ kind }) => kind),
]);

/** Words of everyday use are names only where they stand alone, quoted; and these mean something else. */
const EVERYDAY = ['table', 'records'];
const OTHERWISE: readonly (readonly [path: RegExp, name: string])[] = [
  // Lists of mechs from which a faction's are drawn.
  [/^(application|infrastructure)\/catalog\//, 'table'],
  // A kind of call, in the settings.
  [/^application\/limits\/kinds\.ts$/, 'records'],
  // What the project is about.
  [/^infrastructure\/(backup\/format|sheets\/pdf)\.ts$/, 'battletech'],
];

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => join(folder, path));

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const isNamedIn = (identifier: string, name: string): boolean =>
  !EVERYDAY.includes(name) && wordsOf(identifier).some((word) => word === name || word === `${name}s`);

/** Names in the code of a text; comments may say what they like. */
const namesIn = (path: string, text: string): readonly string[] => {
  const found = new Set(NAMES.filter((name) => isNamedIn(path, name)));
  const visit = (node: ts.Node): void => {
    const literal =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    for (const name of NAMES) {
      if (literal && (node.text === name || node.text.includes(`'${name}'`) || isNamedIn(node.text, name)))
        found.add(name);
      if (ts.isIdentifier(node) && isNamedIn(node.text, name)) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return [...found].filter((name) => !OTHERWISE.some(([where, word]) => word === name && where.test(path)));
};

it('TAC-8 the engine that battles have without another is one of the registry', () => {
  expect(ENGINES.map(({ id }) => id)).toContain(DEFAULT_ENGINE);
});

it('TAC-8 no evidence is kept under the name of another', () => {
  const kinds = ENGINES.flatMap(({ evidence }) => evidence.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
});

it.each(ROOMS)('TAC-8 nothing in %s names an engine or its evidence', (room) => {
  const naming = sources(join(SRC, room)).flatMap((file) => {
    const path = relative(SRC, file).replaceAll('\\', '/');
    return namesIn(path, readFileSync(file, 'utf8')).map((name) => `${path}: ${name}`);
  });
  expect(naming).toEqual([]);
});

it.each([
  ["const TABLE = 'table';", 'table'],
  ["const row = { changed: 'worksheet' };", 'worksheet'],
  ["const query = `DELETE FROM battle_papers WHERE kind = 'records'`;", 'records'],
  ['const query = `SELECT FROM battle_worksheets WHERE id = ${id}`;', 'worksheet'],
  ['export class MegamekFiles {}', 'megamek'],
  ["import { files } from '../../tactical/engines/megamek';", 'megamek'],
])('TAC-8 a name is found in %s', (text, name) => {
  expect(namesIn('application/battles/some.ts', text)).toEqual([name]);
});

it('TAC-8 comments, and everyday words in other words, name nobody', () => {
  expect(
    namesIn(
      'application/battles/some.ts',
      "/** As in MegaMek's records. */ const tables = readRecords('read-records');",
    ),
  ).toEqual([]);
});
