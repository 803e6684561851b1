/**
 * Sizes of test. Unit tests need nothing; integration, fault and end-to-end tests share one throwaway
 * PostgreSQL per run, started by the global setup, in which every test file makes a database of its own. So
 * do those in a browser, of which `*.deep.spec.ts` take longer than one waits for: they run with WEB=all
 * (`npm run test:web`).
 */
const transform = {
  '^.+\\.(t|j)s$': [
    '@swc/jest',
    {
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        keepClassNames: true,
      },
      swcrc: false,
      exclude: [],
    },
  ],
};

const common = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/jest/environment.cjs',
  runtime: '<rootDir>/test/support/jest/runtime.cjs',
  setupFiles: ['<rootDir>/test/support/jest/property-seed.ts'],
  transform,
  transformIgnorePatterns: ['/node_modules/', '\\.json$'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

const withPostgres = {
  globalSetup: '<rootDir>/test/support/jest/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/postgres-global-teardown.ts',
};

/**
 * Where the specs of a project are; `npm test` has put many of them into one file each
 * (tools/group-specs.mjs).
 */
const specs = (project, ...patterns) =>
  process.env.GROUPED === '1' ? [`<rootDir>/test/grouped/${project}/*.spec.js`] : patterns;

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/support/jest/sequencer.cjs',
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      // Stores of the page without its components: Preact itself is no CommonJS.
      moduleNameMapper: { '^@preact/signals$': '@preact/signals-core' },
      testMatch: specs(
        'unit',
        '<rootDir>/src/**/*.spec.ts',
        '<rootDir>/web/src/**/*.spec.ts',
        '<rootDir>/test/property/**/*.spec.ts',
        '<rootDir>/test/rules/**/*.spec.ts',
        '<rootDir>/test/golden/**/*.spec.ts',
        '<rootDir>/test/tools/**/*.spec.ts',
      ),
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'integration',
      testMatch: specs('integration', '<rootDir>/test/integration/**/*.spec.ts'),
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'faults',
      testMatch: specs('faults', '<rootDir>/test/faults/**/*.spec.ts'),
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'e2e',
      testMatch: specs('e2e', '<rootDir>/test/e2e/**/*.spec.ts'),
    },
    {
      ...common,
      ...withPostgres,
      globalSetup: '<rootDir>/test/support/browser/global-setup.ts',
      displayName: 'web',
      // A browser beside everything else is slow.
      testTimeout: 300_000,
      testMatch: specs('web', '<rootDir>/test/web/**/*.spec.ts'),
      testPathIgnorePatterns: process.env.WEB === 'all' ? [] : ['\\.deep\\.spec\\.ts$'],
    },
  ],
};
