/**
 * The check of the API's description (tools/lint-description.mjs) finds what Redocly and Spectral find, and
 * says so by its exit code.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
  readonly components: { readonly schemas: Record<string, unknown> };
  [name: string]: unknown;
}

it('names a planted fault of each linter, and fails', () => {
  const whole = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Document;
  const live = whole.paths['/health/live'];
  const planted = {
    ...whole,
    // Without words: Redocly. Two of one name: Spectral.
    paths: {
      '/health/live': {
        get: { ...live?.['get'], summary: undefined, description: undefined, tags: ['health', 'health'] },
      },
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const file = join(folder, 'planted.json');
  writeFileSync(file, JSON.stringify(planted));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools', 'lint-description.mjs'), file],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect({
    status,
    redocly: /^redocly operation-description: /m.test(stdout),
    spectral: /^spectral /m.test(stdout),
  }).toEqual({
    status: 1,
    redocly: true,
    spectral: true,
  });
});
