/** One thing has one word in German: what is a hex is called Feld everywhere (docs/glossary.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ts from 'typescript';

const ROOT = resolve(__dirname, '..', '..');
const ROOMS = ['src', 'web/src'];

const sources = (): readonly string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:spec|generated)\.tsx?$/.test(name)),
  );

/** Words that name a hex by another word, in a sentence that can only be German. */
const OTHER_WORDS =
  /Hexfeld|HQ-Hex|(?<![\p{L}-])(?:[DdEeKk]?ein(?:e[mnrs]?)?|[Dd]as|[Dd]e[mrs]|[Ii]ns|[Ii]m|[Aa]m|[Zz]um|[Vv]om|[Jj]edes|[Jj]edem|dieses|diesem|eigene[mns]|pro|[Jj]e|und|oder|auf|nach|von|aus|für) Hex(?:e|en|es|s)?(?![\p{L}-])/u;

/** In a file that is German from end to end the word alone is enough. */
const isGerman = (file: string): boolean => /[.-]de\.ts$/.test(file);
const ALONE = /(?<![\p{L}-])Hex(?:e|en|es|s)?(?![\p{L}-])/u;

/** The texts of a file: its literals, not its comments and names. */
const textsIn = (file: string, text: string): readonly string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      found.push(node.text);
    ts.forEachChild(node, look);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
};

const otherWords = (file: string, text: string): readonly string[] =>
  /Hex/.test(text)
    ? textsIn(file, text)
        .filter((one) => OTHER_WORDS.test(one) || (isGerman(file) && ALONE.test(one)))
        .map((one) => `${file}: ${one}`)
    : [];

it('finds the other words for a hex, and no English sentence', () => {
  for (const text of ['Im Hexfeld.', 'nur im HQ-Hex', 'kämpft im Hex 0512', '3 t je Hex', 'auf Hexes'])
    expect(otherWords('a.ts', `const a = '${text}';`)).toHaveLength(1);
  expect(otherWords('a.de.ts', 'const a = `Hex ${hex} liegt nicht auf der Karte.`;')).toHaveLength(1);
  for (const text of ['Hex 0512 is not on the map.', 'eine Hexseite', 'im Feld 0512', 'Hexes moved'])
    expect(otherWords('a.ts', `const a = '${text}'; // im Hex`)).toEqual([]);
});

it('reads the texts of every room', () => {
  const files = sources();
  expect(files.filter(isGerman).length).toBeGreaterThan(150);
  expect(files).toContain('src/rules/rulebook/setup.ts');
});

it('German texts call a hex Feld, on the planet and in a match', () => {
  const found = sources().flatMap((file) => otherWords(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
