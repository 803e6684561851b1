/**
 * How many files a request goes through: `npm run path-length [-- <root of another checkout>]`.
 *
 * From a handler the calls are followed, as TypeScript resolves them, to each end that is listed: who asks,
 * the transaction, the statement (of the catalogue: what is in memory). To each end the way over the fewest
 * files counts, and a file on several ways counts once. A call of a port's method leads to the class that
 * implements it by way of the file in which the port is declared: that file counts. So do files that only
 * hand an import on, and those that declare the object out of which a method is fetched. Answers come back by
 * the same files. Files of the pure rooms and of packages do not count, nor what lies before the handler
 * (guards) and beside the way (wording, parsers).
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(process.argv[2] ?? '.');
const on = (path) => /^src\/(api|application|infrastructure)\//.test(path);

/**
 * A handler, and the functions (by name and folder) at which its ways end; the first of several of that name
 * that is there.
 */
const WAYS = [
  {
    name: 'PUT …/orders',
    most: 9,
    from: [['OrdersController', 'save']],
    to: [
      ['application/campaigns', 'accessTo'],
      ['infrastructure/store', 'saveSheet', 'sheets.ts'],
    ],
  },
  {
    name: 'POST …/reports',
    most: 10,
    from: [['BattlesController', 'file']],
    to: [
      ['application/campaigns', 'memberAmong'],
      ['infrastructure/store', 'withTransaction'],
      ['infrastructure/store', 'writeTables'],
    ],
  },
  {
    name: 'GET …/catalog/mechs',
    most: 5,
    from: [['CatalogController', 'mechs']],
    to: [['infrastructure/catalog', 'everybody']],
  },
];

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const files = ts.sys.readDirectory(join(root, 'src'), ['.ts'], ['**/*.spec.ts']);
const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true });
const checker = program.getTypeChecker();
const pathOf = (node) => relative(root, node.getSourceFile().fileName).replaceAll('\\', '/');

const isFunction = (node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
/** The function that a node declares: a method, a function, or a constant that is one. */
const bodyOf = (node) =>
  isFunction(node)
    ? node
    : ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer)
      ? node
      : null;

/** Classes by the interfaces that they implement, or of whose shape they are given out. */
const implementations = new Map();
const declared = [];
const collect = (node) => {
  if (ts.isClassDeclaration(node)) {
    for (const clause of node.heritageClauses ?? [])
      for (const type of clause.types)
        for (const base of [checker.getTypeAtLocation(type)])
          for (const member of base.getProperties())
            for (const declaration of member.declarations ?? []) {
              const own = node.members.find((one) => one.name?.getText() === member.name && isFunction(one));
              if (own !== undefined)
                implementations.set(declaration, [...(implementations.get(declaration) ?? []), own]);
            }
  }
  if (bodyOf(node) !== null && node.name !== undefined) declared.push(node);
  ts.forEachChild(node, collect);
};
for (const file of program.getSourceFiles()) if (on(pathOf(file))) collect(file);

/** Files that an imported name goes through before it is declared. */
const handedOnBy = (symbol) => {
  const between = [];
  for (
    let at = symbol;
    at !== undefined && at.flags & ts.SymbolFlags.Alias;
    at = checker.getImmediateAliasedSymbol(at)
  )
    for (const one of at.declarations ?? []) if (ts.isExportSpecifier(one)) between.push(pathOf(one));
  return between;
};

/** Of `a.b.c()`: the files that declare `a` and `b`, where they are properties. */
const fetchedFrom = (name) => {
  const files = [];
  for (let at = name.parent; at !== undefined && ts.isPropertyAccessExpression(at); at = at.expression)
    for (const one of checker.getSymbolAtLocation(at.name)?.declarations ?? [])
      if (bodyOf(one) === null && !ts.isMethodSignature(one) && on(pathOf(one))) files.push(pathOf(one));
  return files;
};

/** What a function calls: the functions, each with the files on the way to it. */
const callsOf = (from) => {
  const calls = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const real =
        symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(symbol)
          : symbol;
      for (const declaration of real?.declarations ?? []) {
        if (declaration === from || !on(pathOf(declaration))) continue;
        const by = [...fetchedFrom(node), ...handedOnBy(symbol)];
        if (bodyOf(declaration) !== null) calls.push({ to: declaration, by });
        for (const to of implementations.get(declaration) ?? [])
          calls.push({ to, by: [...by, pathOf(declaration)] });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(from);
  return calls;
};

/** The files on the way that goes through the fewest; among such ways the one of fewest calls. */
const wayTo = (start, [folder, name, file = '']) => {
  const queue = [{ node: start, files: [pathOf(start)], steps: 0 }];
  const seen = new Set();
  while (queue.length > 0) {
    queue.sort((a, b) => a.files.length - b.files.length || a.steps - b.steps);
    const { node, files: been, steps } = queue.shift();
    if (seen.has(node)) continue;
    seen.add(node);
    const path = pathOf(node);
    if (node.name.getText() === name && path.includes(folder) && path.endsWith(file)) return been;
    for (const { to, by } of callsOf(node)) {
      if (seen.has(to)) continue;
      const added = [...new Set([...by, pathOf(to)])].filter((one) => !been.includes(one));
      queue.push({ node: to, files: [...been, ...added], steps: steps + 1 });
    }
  }
  return null;
};

/** Null: the sources have changed so that an end is not reached any more. */
const filesOf = ({ from, to }) => {
  const starts = from.map(([holder, method]) =>
    declared.find((node) => node.name.getText() === method && node.parent.name?.getText() === holder),
  );
  const start = starts.find((one) => one !== undefined);
  const ways = start === undefined ? [null] : to.map((end) => wayTo(start, end));
  return ways.includes(null) ? null : [...new Set(ways.flat())];
};

if (!existsSync(join(root, 'src'))) throw new Error(`${root} holds no sources`);
let tooLong = false;
for (const way of WAYS) {
  const found = filesOf(way);
  if (found === null || found.length > way.most) tooLong = true;
  console.log(
    `${way.name}: ${found === null ? 'no way found' : `${found.length} files`} (at most ${way.most})`,
  );
  for (const path of found ?? []) console.log(`  ${path}`);
}
process.exitCode = tooLong ? 1 : 0;
