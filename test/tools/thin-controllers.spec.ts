/** Handlers take what they need by decorators; the request and its reply only where there is no other way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ts from 'typescript';

const API = resolve(__dirname, '..', '..', 'src', 'api');
const MAX_LINES = 12;

/** How many handlers of a file take one of them, and why. */
const TAKES_REQUEST: Readonly<Record<string, readonly [number, string]>> = {
  'auth/auth.controller.ts': [4, 'cookies'],
  'auth/sessions.controller.ts': [1, 'what is not there is said before what is wrong'],
  'battles/battle-records.controller.ts': [1, 'a form'],
  'battles/battle-sheets.controller.ts': [1, 'a file'],
  'battles/megamek.controller.ts': [1, 'a file'],
  'battles/worksheets.controller.ts': [2, 'tags of parts'],
  'campaigns/members.controller.ts': [1, 'who has left gets the kept answer'],
  'catalog/imports.controller.ts': [1, 'a form'],
  'engines/engine-work.controller.ts': [2, 'a signature over all of it'],
  'gm/reset-links.controller.ts': [1, 'what is not there is said before what is wrong'],
  'matches/match-orders.controller.ts': [1, 'a stream'],
  'playing/orders.controller.ts': [2, 'asked most often: nothing is read twice'],
  'playing/pictures.controller.ts': [2, 'files'],
  'playing/records.controller.ts': [1, 'a stream'],
  'playing/sheets.controller.ts': [1, 'a file'],
  'playing/view.controller.ts': [1, 'asked most often: nothing is read twice'],
  'systems/systems.controller.ts': [1, 'the size of its body'],
};

interface Handler {
  readonly name: string;
  readonly takesRequest: boolean;
  /** Of its body. */
  readonly lines: number;
}

const ROUTES = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

const decoratorsOf = (node: ts.HasDecorators): readonly string[] =>
  (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );

const handlersOf = (name: string): readonly Handler[] => {
  const file = ts.createSourceFile(name, readFileSync(join(API, name), 'utf8'), ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  return file.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
    .filter((method) => decoratorsOf(method).some((one) => ROUTES.includes(one)))
    .map((method) => ({
      name: `${name} ${method.name.getText()}`,
      takesRequest: method.parameters.flatMap(decoratorsOf).some((one) => one === 'Req' || one === 'Res'),
      lines: method.body === undefined ? 0 : lineOf(method.body.end) - lineOf(method.body.getStart()) - 1,
    }));
};

const CONTROLLERS = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .sort();

it('handlers take the request or the reply only where it is said why', () => {
  const taking = CONTROLLERS.map(
    (name) => [name, handlersOf(name).filter(({ takesRequest }) => takesRequest).length] as const,
  ).filter(([, count]) => count > 0);
  expect(Object.fromEntries(taking)).toEqual(
    Object.fromEntries(Object.entries(TAKES_REQUEST).map(([name, [count]]) => [name, count])),
  );
});

it('no handler has more than twelve lines', () => {
  const handlers = CONTROLLERS.flatMap(handlersOf);
  expect(handlers.length).toBeGreaterThan(150);
  expect(handlers.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});
