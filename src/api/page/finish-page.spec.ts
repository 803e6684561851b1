/** What the build does to the page at its end, as the server then reads it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPage } from './files';

const INDEX =
  '<!doctype html><script src="/theme.js"></script><script type="module" crossorigin src="/assets/main-A1.js"></script>';
const SCRIPT = 'export const orders = [];\n'.repeat(200);

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'finish-page-'));
  for (const folder of ['assets', 'icons']) mkdirSync(join(directory, folder));
  write('index.html', INDEX);
  write('assets/main-A1.js', SCRIPT);
  write('assets/main-A1.js.map', SCRIPT);
  write('icons/small.svg', '<svg/>');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer): void => writeFileSync(join(directory, name), content);

/** Answers what went wrong, or null. */
const finish = (): string | null => {
  const tool = pathToFileURL(resolve('tools', 'finish-page.mjs')).href;
  const script = `import { finishPage } from '${tool}'; try { finishPage(process.argv[1]); } catch (error) { console.log(error.message); }`;
  return (
    execFileSync(process.execPath, ['--input-type=module', '-e', script, '--', directory], {
      encoding: 'utf8',
    }).trim() || null
  );
};
const told = (): { readonly version: string; readonly entry: string } =>
  JSON.parse(readFileSync(join(directory, 'version.json'), 'utf8')) as { version: string; entry: string };

it('packs what packs well, and the server finds it', async () => {
  expect(finish()).toBeNull();
  const page = await readPage(directory);
  const script = page?.files.get('/assets/main-A1.js');
  expect(brotliDecompressSync(script?.packed.br?.bytes ?? Buffer.alloc(0)).toString()).toBe(SCRIPT);
  expect(gunzipSync(script?.packed.gzip?.bytes ?? Buffer.alloc(0)).toString()).toBe(SCRIPT);
  expect(page?.files.get('/icons/small.svg')?.packed).toEqual({});
  expect([...(page?.files.keys() ?? [])]).toEqual([
    '/assets/main-A1.js',
    '/icons/small.svg',
    '/index.html',
    '/version.json',
  ]);
  expect(page?.leftOut).toEqual([]);
});

it('names the entry script, and another version for other content alone', () => {
  finish();
  const first = told();
  expect(first).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    entry: '/assets/main-A1.js',
  });
  write('icons/small.svg', '<svg></svg>');
  for (const ending of ['br', 'gz']) rmSync(join(directory, `assets/main-A1.js.${ending}`));
  finish();
  expect(told().version).not.toBe(first.version);
  write('icons/small.svg', '<svg/>');
  for (const ending of ['br', 'gz']) rmSync(join(directory, `assets/main-A1.js.${ending}`));
  finish();
  expect(told()).toEqual(first);
});

it('fails where the page is not whole, or too large to be kept in memory', () => {
  write('assets/film.webp', Buffer.alloc(9 * 1_048_576, 7));
  expect(finish()).toMatch(/the page has \d+ bytes/);
  rmSync(join(directory, 'assets/film.webp'));
  rmSync(join(directory, 'assets/main-A1.js'));
  expect(finish()).toBe('index.html starts no script of /assets/');
  rmSync(join(directory, 'index.html'));
  expect(finish()).toMatch(/left no .*index\.html/);
});
