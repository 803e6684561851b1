/** A use case fits on a screen and has one verb: what it needs beside its steps are functions of their own. */
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

interface Several {
  readonly verbs: readonly string[];
  readonly why: string;
}

/** Classes with several verbs that answer requests: which, and why each stays whole. The list only gets shorter. */
const SEVERAL_VERBS: Readonly<Record<string, Several>> = {
  ImportDesigns: {
    verbs: ['mayImport', 'runArchive', 'run'],
    why: 'one import: of files, or of an archive as it comes in',
  },
  LiveSessions: { verbs: ['isLive', 'liveAmong'], why: 'one question, of one session and of many' },
  MuteSenders: { verbs: ['see', 'run'], why: 'the command answers what is seen after it' },
  ReadOrders: { verbs: ['run', 'owner'], why: 'queries of one sheet: what is on it, and whose it is' },
  Records: { verbs: ['events', 'ledger'], why: 'queries: pages of the two records of a campaign' },
  SeeEngines: { verbs: ['all', 'one'], why: 'queries of the same engines' },
  SeeEntries: { verbs: ['whole', 'part'], why: 'queries of one paper, with one lookup' },
  SeeHistory: { verbs: ['at', 'course', 'turn', 'log'], why: 'queries of one match, with one lookup' },
  SeeLists: { verbs: ['factions', 'houseList', 'buildings'], why: 'queries: lists of the catalogue' },
  SeeMatch: { verbs: ['one', 'view', 'told'], why: 'queries of one match, by the same eyes' },
  SeeRecordSheets: { verbs: ['one', 'several'], why: 'queries of the same sheets' },
  SetNoticeSettings: { verbs: ['see', 'run'], why: 'the command answers what is seen after it' },
  VerificationKeys: { verbs: ['keyFor', 'jwks'], why: 'queries of the same keys' },
};

const isPublic = (member: ts.ClassElement): boolean =>
  member.name !== undefined &&
  !ts.isPrivateIdentifier(member.name) &&
  (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Static)) === 0;

/** The methods of each class of a file that others can call. */
const verbsOf = (file: ts.SourceFile): readonly (readonly [name: string, verbs: readonly string[]])[] =>
  file.statements
    .filter(ts.isClassDeclaration)
    .map(({ name, members }) => [
      name?.text ?? '',
      members
        .filter((member) => ts.isMethodDeclaration(member) && isPublic(member))
        .map((member) => member.name?.getText(file) ?? ''),
    ]);

it('what a controller is given has one verb, but for those that are named with a reason', () => {
  const files = [...new Set(injected())].filter((name) => !NO_USE_CASES.includes(name));
  const several = files
    .flatMap((name) => verbsOf(parsed(name, readFileSync(join(APPLICATION, name), 'utf8'))))
    .filter(([, verbs]) => verbs.length > 1);
  const named = Object.entries(SEVERAL_VERBS).map(([name, { verbs }]) => [name, verbs]);
  expect(Object.fromEntries(several)).toEqual(Object.fromEntries(named));
});

it('sees every method that is not private', () => {
  const file = parsed('a.ts', 'export class A {\n  one() {}\n  async two() {}\n  #three() {}\n}\n');
  expect(verbsOf(file)).toEqual([['A', ['one', 'two']]]);
});
