/** Handlers are thin: what they need of a request are parameters, and what is decided is a use case. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ts from 'typescript';

const API = resolve(__dirname, '..', '..', 'src', 'api');
const MAX_LINES = 12;
const ROUTES = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

const controllers = (): readonly string[] =>
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .sort();

const decoratorName = ({ expression }: ts.Decorator): string =>
  ts.isCallExpression(expression) && ts.isIdentifier(expression.expression) ? expression.expression.text : '';

/**
 * What it does, between its braces: what stands above describes the operation, and each parameter has a line.
 */
const handlersIn = (
  name: string,
  text: string,
): readonly { readonly handler: string; readonly lines: number }[] => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: { readonly handler: string; readonly lines: number }[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const look = (node: ts.Node): void => {
    if (
      ts.isMethodDeclaration(node) &&
      (ts.getDecorators(node) ?? []).some((one) => ROUTES.has(decoratorName(one)))
    )
      found.push({
        handler: `${name} ${node.name.getText()}`,
        lines: lineOf(node.end) - lineOf(node.body?.getStart() ?? node.end) - 1,
      });
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
};

it('no handler is longer than twelve lines', () => {
  const handlers = controllers().flatMap((name) => handlersIn(name, readFileSync(join(API, name), 'utf8')));
  expect(handlers.length).toBeGreaterThan(100);
  expect(handlers.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

it('a handler is counted between its braces', () => {
  const text =
    'class A {\n  @Get()\n  one(\n    a: string,\n  ) {\n    return a;\n  }\n\n  other() {\n    return 1;\n  }\n}\n';
  expect(handlersIn('a', text)).toEqual([{ handler: 'a one', lines: 1 }]);
});
