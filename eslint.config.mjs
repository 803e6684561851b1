/**
 * Lint: strict TypeScript everywhere, and the purity of the pure rooms (no clock, chance, I/O or locale). Rules
 * that need types are in `.oxlintrc.json`.
 */
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const PURE = ['kernel', 'catalog', 'rules', 'tactical', 'games', 'simulation'].map(
  (room) => `src/${room}/**/*.ts`,
);
const TESTS = ['**/*.spec.ts', 'test/**/*.ts'];

const impureGlobals = [
  ...[
    'Date',
    'Intl',
    'performance',
    'crypto',
    'process',
    'console',
    'fetch',
    'Buffer',
    'require',
    'globalThis',
  ],
  ...[
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'structuredClone',
    '__dirname',
    '__filename',
  ],
].map((name) => ({
  name,
  message: 'The pure rooms know no clock, chance, locale or I/O: it comes in as data.',
}));

const impureSyntax = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Chance comes from the dice streams (kernel/dice).',
  },
  {
    selector: 'MemberExpression[property.name=/^(toLocale|localeCompare$)/]',
    message: 'Depends on the locale of the machine: compare by code units.',
  },
];

const untypedSyntax = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
    message: 'A test runs, or it is not there.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'A test runs, or it is not there.',
  },
];

/** What a test must not go by. */
const chanceInTests = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'A test that failed could not be run again: draw from a seed, or count.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(includes|toContain|stringContaining)$/] > Literal[raw=/^.[0-9.:,-]{1,5}.$/][value=/^[0-9.:,-]{1,5}$/]',
    message: 'Some time or id has these digits in it one day: use says() of test/support/without-chance.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(text|body)$/][callee.property.name=/^(includes|indexOf)$/] > Identifier.arguments',
    message:
      'If it is short, some time or id has it in it one day: use says() of test/support/without-chance.',
  },
  {
    selector: 'Literal[value=/^20(2[6-9]|[3-8][0-9])-[0-9]{2}-[0-9]{2}T/]',
    message: 'One day this has passed: count from now, or take a day that is long over or far away.',
  },
  {
    selector:
      'NewExpression[callee.object.name="pg"][callee.property.name="Pool"]:not(:has(Property[key.name="pipeline"]))',
    message:
      'The server sends statements behind each other, which pg takes on such a pool alone: use createPool.',
  },
];

const config = tseslint.config(
  {
    ignores: ['node_modules/', 'dist/', 'coverage/', 'test/grouped/', 'data/', '**/*.d.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'module',
          'require',
          '__dirname',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'URL',
          'Buffer',
          'performance',
          'fetch',
          'AbortSignal',
          'Request',
          'Response',
          'FormData',
          'Blob',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.cjs', '*.js'], languageOptions: { sourceType: 'commonjs' } },
  // The engine's stand-in speaks to an undocumented interface and is kept close to what was tried.
  {
    files: ['tools/schema-engine.mjs'],
    rules: { 'no-unused-vars': 'off' },
    languageOptions: { globals: { WebAssembly: 'readonly', globalThis: 'writable' } },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    extends: [tseslint.configs.strict],
    languageOptions: {
      parserOptions: {
        // No rule reads what is deprecated.
        jsDocParsingMode: 'none',
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error'],
      'no-restricted-syntax': ['error', ...untypedSyntax],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest's modules are classes with nothing but a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-assertions': 'error',
      // Tables of texts add their codes to `ProblemParams` by such interfaces.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  // `undefined` and `null` come from elements and answers alike there.
  { files: ['web/**/*.{ts,tsx}'], rules: { eqeqeq: ['error', 'always', { null: 'ignore' }] } },
  {
    files: PURE,
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-syntax': ['error', ...untypedSyntax, ...impureSyntax],
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: 'The pure rooms run without Node.' })),
          patterns: [
            { group: ['node:*', '@nestjs/*', '@prisma/*', 'fastify', 'pg'], message: 'Not in a pure room.' },
          ],
        },
      ],
    },
  },
  // Says how a language writes numbers, lists and times that are given to it, by languages that it names
  // itself.
  {
    files: ['src/kernel/formats.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals.filter(({ name }) => name !== 'Intl' && name !== 'Date'),
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    // Where bodies hold times, ids and seeds that nobody has chosen.
    files: [
      'test/e2e/**/*.ts',
      'test/faults/**/*.ts',
      'test/integration/**/*.ts',
      'test/support/**/*.ts',
      'test/web/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...untypedSyntax, ...chanceInTests] },
  },
  // Commands and benches talk to the person who called them.
  { files: ['src/cli/**/*.ts', 'bench/**/*.ts'], rules: { 'no-console': 'off' } },
);

/**
 * Nobody writes these by hand, so no rule is asked of them; they are not ignored, since naming an ignored
 * file on the command line is a warning.
 */
const GENERATED = {
  files: ['**/*.generated.ts'],
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: Object.fromEntries(
    config.flatMap(({ rules = {} }) => Object.keys(rules)).map((rule) => [rule, 'off']),
  ),
};

export default [...config, GENERATED];
