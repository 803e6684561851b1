/** Every text of the page stands in both languages, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(spec|d)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const parsed = files.map((file) => ({
  name: file.slice(ROOT.length + 1),
  source: ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  ),
}));

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
};

type Entries = ReadonlyMap<string, string>;
const entriesOf = (literal: ts.ObjectLiteralExpression): Entries =>
  new Map(
    literal.properties
      .filter(ts.isPropertyAssignment)
      .map((property) => [property.name.getText().replaceAll("'", ''), property.initializer.getText()]),
  );

const calls = parsed.flatMap(({ name, source }) => {
  const found: { readonly name: string; readonly en: Entries; readonly de: Entries }[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'words') return;
    const [en, de] = node.arguments;
    if (
      en !== undefined &&
      de !== undefined &&
      ts.isObjectLiteralExpression(en) &&
      ts.isObjectLiteralExpression(de)
    )
      found.push({ name, en: entriesOf(en), de: entriesOf(de) });
  });
  return found;
});

describe('the texts of the page', () => {
  it('have the same names in both languages, and none is empty', () => {
    expect(calls.length).toBeGreaterThan(5);
    for (const { name, en, de } of calls) {
      expect({ name, texts: [...de.keys()].sort() }).toEqual({ name, texts: [...en.keys()].sort() });
      const empty = [...en, ...de].filter(([, text]) => text === "''" || text === '""').map(([key]) => key);
      expect({ name, empty }).toEqual({ name, empty: [] });
    }
  });

  it('have sentences of their own in German', () => {
    // Words may be the same in both languages, sentences are not.
    const spoken = (text: string): number =>
      text.replaceAll(/\$\{[^}]*\}|=>|\([^)]*\)/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
    const same = calls.flatMap(({ name, en, de }) =>
      [...en]
        .filter(([key, text]) => de.get(key) === text && spoken(text) > 3)
        .map(([key]) => `${name} ${key}`),
    );
    expect(same).toEqual([]);
  });

  it('do not stand in the markup', () => {
    const loose = parsed.flatMap(({ name, source }) => {
      const found: string[] = [];
      visit(source, (node) => {
        if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) found.push(`${name}: ${node.text.trim()}`);
        if (
          ts.isJsxAttribute(node) &&
          /^(aria-label|title|placeholder|alt)$/.test(node.name.getText()) &&
          node.initializer !== undefined &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{2,}/u.test(node.initializer.text)
        )
          found.push(`${name}: ${node.initializer.text}`);
      });
      return found;
    });
    // Abbreviations of the field are the same everywhere.
    expect(
      loose.filter((one) => !/: [·\s(]*(BV|HQ|MUL|QR|EN|DE|MP|CP)[)\s]*$/.test(one) && !one.includes('.mjs')),
    ).toEqual([]);
  });
});
