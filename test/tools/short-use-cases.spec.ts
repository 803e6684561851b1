/** A use case fits on a screen: what it needs beside its steps are functions with names of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ts from 'typescript';

const SRC = resolve(__dirname, '..', '..', 'src');
const APPLICATION = join(SRC, 'application');
const API = join(SRC, 'api');
const MAX_LINES = 80;

const sources = (): readonly string[] =>
  readdirSync(APPLICATION, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|text\.\w\w)\.ts$/.test(file))
    .sort();

const isUseCase = (file: ts.SourceFile): boolean =>
  file.statements.some(
    (statement) =>
      ts.isClassDeclaration(statement) &&
      statement.members.some(
        (member) => ts.isMethodDeclaration(member) && member.name.getText(file) === 'run',
      ),
  );

/** Lines with code: neither imports nor comments, nor empty ones. */
const codeLines = (file: ts.SourceFile): number => {
  const lines = new Set<number>();
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return;
    const parts = node.getChildren(file);
    if (parts.length > 0) parts.forEach(look);
    else if (node.getText(file) !== '')
      for (let line = lineOf(node.getStart(file)); line <= lineOf(node.end); line += 1) lines.add(line);
  };
  look(file);
  return lines.size;
};

/** Files out of which controllers take the classes that they are given: what a request is answered by. */
const injected = (): readonly string[] =>
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .flatMap((name) => {
      const file = parsed(name, readFileSync(join(API, name), 'utf8'));
      const given = new Set(
        file.statements
          .filter(ts.isClassDeclaration)
          .flatMap(({ members }) => members.filter(ts.isConstructorDeclaration))
          .flatMap(({ parameters }) => parameters.map(({ type }) => type?.getText(file))),
      );
      return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
        const names = importClause?.namedBindings;
        const from = (moduleSpecifier as ts.StringLiteral).text.split('/application/')[1];
        return from !== undefined &&
          names !== undefined &&
          ts.isNamedImports(names) &&
          names.elements.some(({ name: one }) => given.has(one.text))
          ? [`${from}.ts`]
          : [];
      });
    });

/** What controllers are given beside use cases: streams, and what goes on behind requests. */
const NO_USE_CASES: readonly string[] = [
  'campaigns/feeds/feed-hub.ts',
  'matches/bots/keep-playing.ts',
  'matches/match-hub.ts',
  'messages/message-hub.ts',
  'notices/notice-hub.ts',
];

const parsed = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

it('no use case has more than eighty lines of code', () => {
  const cases = sources()
    .map((name) => parsed(name, readFileSync(join(APPLICATION, name), 'utf8')))
    .filter(isUseCase)
    .map((file) => ({ useCase: file.fileName, lines: codeLines(file) }));
  expect(cases.length).toBeGreaterThan(80);
  expect(cases.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

it('nor has what else answers requests', () => {
  const files = [...new Set(injected())].filter((name) => !NO_USE_CASES.includes(name));
  expect(files.length).toBeGreaterThan(100);
  const lines = files.map((name) => ({
    name,
    lines: codeLines(parsed(name, readFileSync(join(APPLICATION, name), 'utf8'))),
  }));
  expect(lines.filter((one) => one.lines > MAX_LINES)).toEqual([]);
});

it('a use case is a class that is run, and its lines are those with code', () => {
  const file = parsed(
    'a.ts',
    "/** What it is. */\nimport { a } from './a';\n\nexport class A {\n  // Why.\n  run() {\n    return a;\n  }\n}\n",
  );
  expect(isUseCase(file)).toBe(true);
  expect(codeLines(file)).toBe(5);
  expect(isUseCase(parsed('b.ts', 'export class B {\n  walk() {}\n}\n'))).toBe(false);
});
