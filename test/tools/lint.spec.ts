/** Lint finds what it is there for: each rule of `.oxlintrc.json` has a mistake planted, in a file of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** By rule; for those that hold in some files only, with what the file is called. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'constructor-super': 'class A extends Map { constructor() { } }\nnew A();',
  'for-direction': 'for (let i = 0; i < 9; i--) process.exit(i);',
  'getter-return': 'module.exports = { get a() { process.exit(); } };',
  'no-async-promise-executor': 'new Promise(async () => {});',
  'no-case-declarations': 'switch (process.pid) { case 1: let a = 1; process.exit(a); }',
  'no-class-assign': 'class A {}\nA = 0;\nnew A();',
  'no-compare-neg-zero': 'if (process.pid === -0) process.exit();',
  'no-cond-assign': 'let a;\nif (a = process.pid) process.exit(a);',
  'no-const-assign': 'const a = 1;\na = 2;\nprocess.exit(a);',
  'no-constant-binary-expression': 'process.exit({} === process.pid);',
  'no-constant-condition': 'if (true) process.exit();',
  'no-control-regex': String.raw`module.exports = /\x00/;`,
  'no-debugger': 'debugger;',
  'no-delete-var': 'let a = 1;\ndelete a;',
  'no-dupe-class-members': 'module.exports = class { a() {} a() {} };',
  'no-dupe-else-if': 'const a = process.pid;\nif (a) process.exit(1); else if (a) process.exit(2);',
  'no-dupe-keys': 'module.exports = { a: 1, a: 2 };',
  'no-duplicate-case': 'switch (process.pid) { case 1: break; case 1: break; }',
  'no-empty': 'if (process.pid) { }',
  'no-empty-character-class': 'module.exports = /a[]/;',
  'no-empty-pattern': 'const {} = process;',
  'no-empty-static-block': 'module.exports = class { static {} };',
  'no-ex-assign': 'try { process.exit(); } catch (error) { error = 1; }',
  'no-extra-boolean-cast': 'if (!!process.pid) process.exit();',
  'no-fallthrough': 'switch (process.pid) { case 1: process.exit(); case 2: process.exit(2); }',
  'no-func-assign': 'function a() {}\na = 1;\na();',
  'no-global-assign': 'process = 1;',
  'no-invalid-regexp': "module.exports = new RegExp('[');",
  'no-irregular-whitespace': 'process.exit(\u00a01);',
  'no-loss-of-precision': 'module.exports = 5123000000000000000000000000001;',
  'no-misleading-character-class': 'module.exports = /[👍]/;',
  'no-new-native-nonconstructor': 'new Symbol();',
  'no-nonoctal-decimal-escape': String.raw`module.exports = '\8';`,
  'no-obj-calls': 'Math();',
  'no-prototype-builtins': "module.exports = process.hasOwnProperty('a');",
  'no-redeclare': 'var a = 1;\nvar a = 2;\nprocess.exit(a);',
  'no-regex-spaces': 'module.exports = /a  b/;',
  'no-self-assign': 'let a = 1;\na = a;\nprocess.exit(a);',
  'no-setter-return': 'module.exports = { set a(b) { return b; } };',
  'no-shadow-restricted-names': 'function f(undefined) { return undefined; }\nf();',
  'no-sparse-arrays': 'module.exports = [1, , 2];',
  'no-this-before-super': 'module.exports = class extends Map { constructor() { this.a = 1; super(); } };',
  'no-undef': 'nobodyKnowsThis();',
  'no-unexpected-multiline': 'const a = process.exit\n(1);\na();',
  'no-unreachable': 'module.exports = () => { return 1; process.exit(); };',
  'no-unsafe-finally': 'module.exports = () => { try { return 1; } finally { return 2; } };',
  'no-unsafe-negation': 'if (!process in module) process.exit();',
  'no-unsafe-optional-chaining': '(process?.exit)();',
  'no-unused-labels': 'A: process.exit();',
  'no-unused-private-class-members': 'module.exports = class { #a = 1; };',
  'no-unused-vars': 'const a = 1;',
  'no-useless-backreference': String.raw`module.exports = /(?:a|(b))\1(c)\2|\3(d)/;`,
  'no-useless-catch': 'try { process.exit(); } catch (error) { throw error; }',
  'no-useless-escape': String.raw`module.exports = '\a';`,
  'no-with': 'with (process) { exit(); }',
  'require-yield': 'module.exports = function* () { process.exit(); };',
  'use-isnan': 'if (process.pid === NaN) process.exit();',
  'valid-typeof': "if (typeof process === 'strnig') process.exit();",
  'house/no-octal': 'module.exports = 010;',
  'house/no-dupe-args': 'module.exports = function (a, a) { return a; };',
};

const SOURCES: Readonly<Record<string, string>> = {
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1;\nexport { a };',
  'prefer-rest-params': 'export function f(): unknown { return arguments; }',
  'prefer-spread':
    'export const f = (a: (...b: number[]) => void, b: number[]): void => a.apply(undefined, b);',
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'no-empty-object-type': 'export type A = {};',
  'no-explicit-any': 'export type A = any;',
  'no-extra-non-null-assertion': 'export const f = (a: { b: 1 } | null): 1 => a!!.b;',
  'no-extraneous-class': 'export class A { static b = 1; }',
  'no-misused-new': 'export interface A { new (): A; }',
  'no-namespace': 'export namespace A { export const b = 1; }',
  'no-non-null-asserted-nullish-coalescing': 'export const f = (a: { b: 1 | null }): number => a.b! ?? 2;',
  'no-non-null-asserted-optional-chain': 'export const f = (a: { b: 1 } | null): 1 => a?.b!;',
  'no-non-null-assertion': 'export const f = (a: { b: 1 } | null): 1 => a!.b;',
  'no-require-imports': "import a = require('./a');\nexport { a };",
  'no-this-alias': 'export class A { b = 1; c(): number { const self = this; return self.b; } }',
  'no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T): T => a;',
  'no-unsafe-declaration-merging':
    'export interface A { b: 1 }\nexport class A { c = 1; d(): void { this.c = 2; } }',
  'no-unsafe-function-type': 'export type A = Function;',
  'no-unused-expressions': 'export const f = (a: () => 1): void => { a; };',
  'no-unused-vars': 'const a = 1;\nexport {};',
  'no-useless-constructor': 'export class A { b = 1; constructor() {} c(): number { return this.b; } }',
  'no-wrapper-object-types': 'export type A = String;',
  'prefer-as-const': "export const a = 'b' as 'b';",
  'prefer-literal-enum-member': 'const a = 1;\nexport enum A { B = a }',
  'prefer-namespace-keyword': 'export declare module A { const b: 1; }',
  'triple-slash-reference': '/// <reference path="a" />\nexport const a = 1;',
  'unified-signatures':
    'export declare function f(a: number): void;\nexport declare function f(a: string): void;',
  eqeqeq: 'export const f = (a: number): boolean => a == 1;',
  'no-console': "console.log('a');",
  'consistent-type-assertions': 'export const f = (a: unknown): number => <number>a;',
  'house/every-test-runs': "it.only('a', () => {});\nxit('b', () => {});",
};

/** In certain files, with how often they are found. */
const ELSEWHERE: readonly (readonly [file: string, rule: string, code: string, times: number])[] = [
  ['src/rules/impure.ts', 'no-restricted-globals', 'export const a = [Date.now(), process.pid];', 2],
  ['src/kernel/formats.ts', 'no-restricted-globals', 'export const a = [Date.now(), process.pid];', 1],
  ['src/games/drawn.ts', 'house/pure', "export const a = Math.random() + 'b'.localeCompare('c');", 2],
  ['src/catalog/lists.ts', 'house/no-slow-lists', 'export const a = [1].flatMap((b) => [b, b]);', 1],
  [
    'src/catalog/imports.ts',
    'house/no-impure-imports',
    "import 'node:fs';\nexport * from 'fs';\nexport { a } from '@nestjs/common';\nimport 'pg';\nimport './fs';",
    4,
  ],
  [
    'test/e2e/chance.ts',
    'house/no-chance',
    "export const a = [Math.random(), text.includes('12'), body.indexOf(b), '2027-01-01T00:00', new pg.Pool({})];",
    5,
  ],
  ['tools/imports.mjs', 'no-import-assign', "import a from './a.mjs';\na = 1;", 1],
  ['src/api/caught.ts', 'no-unused-vars', 'try { f(); } catch (error) { g(); }', 1],
  ['src/api/given.ts', 'no-unused-vars', 'export const f = (a: 1, b: 1, c: 1): number => b;', 1],
  ['src/api/types.ts', 'no-unused-vars', "import type { A } from './a';\ntype B = 1;", 2],
  ['web/src/loose.ts', 'eqeqeq', 'export const f = (a: number): boolean => a == 1 || a == null;', 1],
  // What may be there.
  ['src/api/left.ts', 'no-unused-vars', 'export const f = (_a: 1, { b, ...c }: { b: 1 }): object => c;', 0],
  ['src/rules/pure.spec.ts', 'no-restricted-globals', 'export const a = Date.now();', 0],
  ['src/rules/lists.spec.ts', 'house/no-slow-lists', 'export const a = [1].flatMap((b) => [b, b]);', 0],
  ['src/api/clock.ts', 'no-restricted-globals', 'export const a = Date.now();', 0],
  ['src/cli/tells.ts', 'no-console', "console.log('a');", 0],
  ['test/e2e/sure.ts', 'no-non-null-assertion', 'export const f = (a: { b: 1 } | null): 1 => a!.b;', 0],
  ['src/app/directive.ts', '(unused)', '// eslint-disable-next-line no-var\nexport const a = 1;', 1],
];

const named = (rule: string): string => rule.replaceAll('/', '-');
const PLANTS = [
  ...Object.entries(SCRIPTS).map(([rule, code]) => [`tools/${named(rule)}.cjs`, rule, code, -1] as const),
  ...Object.entries(SOURCES).map(([rule, code]) => [`src/api/${named(rule)}.ts`, rule, code, -1] as const),
  ...ELSEWHERE,
];

interface Config {
  readonly options: object;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly rules?: Readonly<Record<string, unknown>> }[];
}
/** Those ask the projects' types, and these files are in no project. */
const NEED_TYPES = [
  'no-floating-promises',
  'no-misused-promises',
  'await-thenable',
  'switch-exhaustiveness-check',
];

const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as Config;
const short = (rule: string): string => rule.replace(/^(typescript|eslint)\//, '');

describe('lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-lint-'));
  const found = new Map<string, string[]>();

  beforeAll(() => {
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ ...config, options: { ...config.options, typeAware: false } }),
    );
    cpSync(join(ROOT, 'tools', 'lint'), join(folder, 'tools', 'lint'), { recursive: true });
    for (const [file, , code] of PLANTS) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
    let output = '';
    try {
      execFileSync(process.execPath, [program, '--format=json', '.'], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code?: string; filename: string }[] };
    for (const { code = '(unused)', filename } of diagnostics) {
      const rule = code.replace(/^(\w+)(?:-\w+)*\(([\w-]+)\)$/, (_all, plugin, name) =>
        plugin === 'house' ? `house/${name}` : name,
      );
      found.set(filename, [...(found.get(filename) ?? []), rule]);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(PLANTS)('in %s: %s', (file, rule, _code, times) => {
    const rules = (found.get(file) ?? []).filter((one) => one === rule);
    if (times < 0) expect(found.get(file) ?? []).toContain(rule);
    else expect([file, rules.length]).toEqual([file, times]);
  });

  it('has a plant for every rule', () => {
    const on = [config.rules, ...config.overrides.map(({ rules = {} }) => rules)].flatMap((rules) =>
      Object.entries(rules)
        .filter(([, how]) => how !== 'off')
        .map(([rule]) => short(rule)),
    );
    const planted = new Set([...PLANTS.map(([, rule]) => rule), ...NEED_TYPES]);
    expect(on.filter((rule) => !planted.has(rule))).toEqual([]);
  });
});
