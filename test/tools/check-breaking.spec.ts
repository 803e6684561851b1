/**
 * What breaks clients of the last release has its note in CHANGELOG.md, whose newest version is the
 * description's.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'breaking-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Record<string, unknown>;
}

let files = 0;
const written = (text: string): string => {
  files += 1;
  const file = join(folder, String(files));
  writeFileSync(file, text);
  return file;
};
const check = (
  changelog: string,
  now: Document,
): { readonly status: number | null; readonly stdout: string } => {
  const args = ['--changelog', written(changelog), '--now', written(JSON.stringify(now))];
  return spawnSync(process.execPath, [join(ROOT, 'tools', 'check-breaking.mjs'), ...args], {
    encoding: 'utf8',
  });
};
const CHANGELOG = read('CHANGELOG.md');
const now = (): Document => JSON.parse(read('openapi.json')) as Document;
const noted = (line: string): string =>
  CHANGELOG.replace('### What clients must change\n\n', `### What clients must change\n\n${line}\n`);

it('has the version of the newest entry of the changelog', () => {
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(CHANGELOG) ?? [];
  expect(now().info.version).toBe(version);
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(version);
});

it('has a note of everything that breaks a client', () => {
  const { status, stdout } = check(CHANGELOG, now());
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+ differences to [\d.]+ would break a client, \d+ notes\n$/) as string,
  });
});

it('names what has no note, until it has one', () => {
  const changed = now();
  delete changed.paths['/v1/me'];
  expect(check(CHANGELOG, changed)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^no note: GET \/v1\/me: is gone$/m) as string,
  });
  const note = '- `GET /v1/me` (1): ask …\n- `PATCH /v1/me` (1): send …';
  expect(check(noted(note), changed).status).toBe(0);
});

it('refuses a note that says less or more than there is, or stands in an older version', () => {
  const changed = now();
  delete changed.paths['/v1/me'];
  const both = (count: number): string =>
    `- \`GET /v1/me\` (${count}): ask …\n- \`PATCH /v1/me\` (1): send …`;
  expect(check(noted(both(2)), changed)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('is about 2, and there are 1') as string,
  });
  expect(check(noted('- `GET /v1/nothing` (1): …'), now()).status).toBe(1);
  expect(check(`${CHANGELOG}\n### What clients must change\n\n${both(1)}\n`, changed).status).toBe(1);
});
