/**
 * `npm run new` makes entries that compile, are listed and have a spec that runs: tried in a copy of the
 * sources, with one entry of each kind.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const ENTRIES = [
  // Beside its texts.
  { kind: 'building', name: 'watchtower', sources: 2 },
  { kind: 'event', name: 'mechs/mech-painted', sources: 2 },
  { kind: 'phase', name: 'vigil', sources: 4 },
  { kind: 'order', name: 'paint-mech', sources: 3 },
  { kind: 'engine', name: 'chessboard', sources: 2 },
] as const;

let copy = '';
const run = (...args: readonly string[]) => {
  const { JEST_WORKER_ID: _, GROUPED: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  // A temporary folder may be a link, and jest compares real paths.
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'campaign-new-')));
  for (const part of ['src', 'test/support', 'jest.config.js', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('new entries', () => {
  const specs: string[] = [];

  it.each(ENTRIES)('makes a new $kind in $sources files of the sources', ({ kind, name, sources }) => {
    const { status, output } = run(join(ROOT, 'tools', 'new.mjs'), kind, name, '--in', copy);
    expect({ status, output }).toMatchObject({ status: 0 });
    const files = [...output.matchAll(/^(?:made|listed) +(\S+)$/gm)].map((match) => match[1] ?? '');
    specs.push(...files.filter((file) => file.endsWith('.spec.ts')));
    expect(
      files.filter((file) => !file.endsWith('.spec.ts') && !/\.text(\.[a-z]{2})?\.ts$/.test(file)),
    ).toHaveLength(sources);
  });

  it('refuses a name that is taken, and one of no kind', () => {
    expect(run(join(ROOT, 'tools', 'new.mjs'), 'event', 'mechs/mech-moved', '--in', copy).output).toContain(
      'is there already',
    );
    expect(run(join(ROOT, 'tools', 'new.mjs'), 'weather', 'rain', '--in', copy).status).toBe(2);
  });

  it('what it made compiles', () => {
    const project = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      // The texts declare the facts of each code.
      include: ['kernel', 'catalog', 'rules', 'tactical', 'api/http/texts'].map(
        (room) => `src/${room}/**/*.ts`,
      ),
      exclude: ['**/*.spec.ts'],
      files: specs,
    };
    writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(project));
    expect(
      run(
        join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc'),
        '--noEmit',
        '--singleThreaded',
        '-p',
        'tsconfig.made.json',
      ),
    ).toEqual({ status: 0, output: '' });
  });

  it('its specs run, and nothing is missing in a list', () => {
    const paths = [...new Set([...specs, 'src/rules/listed.spec.ts'])];
    const jest = [
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--ci',
      '--runInBand',
      '--cacheDirectory',
      join(copy, 'cache'),
      '--runTestsByPath',
    ];
    const { status, output } = run(...jest, ...paths);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain(`Test Suites: ${paths.length} passed`);
  });
});
