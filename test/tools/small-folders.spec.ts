/** A folder is small enough to be read at a glance: what grows beyond that is cut by subject. */
import { readdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const ROOMS = ['src', 'web/src', 'test/support', 'test/tools', 'tools'];
const MAX_ENTRIES = 25;

/** Lists of like entries, one a file, each found by its name: there the list is the folder's subject. */
const FLAT_LISTS: Readonly<Record<string, string>> = {
  'src/rules/buildings': 'a building type a file',
  'src/rules/notices/kinds': 'a kind of notice a file',
  'src/rules/orders': 'an order a file',
  tools: 'a command a file',
};

/** Specs and texts lie beside what they are about, and are found with it. */
const isBeside = (file: string): boolean =>
  /\.(spec\.tsx?|(de|en|text|rule)\.ts|md)$/.test(file) || /(^|[-.])texts?-(de|en)\.ts$/.test(file);

function foldersWithEntries(files: readonly string[]): ReadonlyMap<string, number> {
  const folders = new Map<string, number>();
  for (const file of files) {
    if (isBeside(posix.basename(file))) continue;
    const folder = posix.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return folders;
}

const large = (files: readonly string[]): readonly string[] =>
  [...foldersWithEntries(files)]
    .filter(([, entries]) => entries > MAX_ENTRIES)
    .map(([folder]) => folder)
    .sort();

const filesOf = (room: string): readonly string[] =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map((file) => file.split('\\').join('/'));

it('no folder has more than 25 entries beside texts and specs, but for lists of like entries', () => {
  const files = ROOMS.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(2_000);
  expect(large(files)).toEqual(Object.keys(FLAT_LISTS).sort());
});

it('texts and specs do not count, and everything else does', () => {
  const named = (count: number, ending: string): string[] =>
    Array.from({ length: count }, (_, at) => `src/some/entry-${at}${ending}`);
  const beside = ['.spec.ts', '.de.ts', '.en.ts', '.rule.ts', '.text.ts', '.text.de.ts'];
  expect(large([...named(25, '.ts'), ...beside.flatMap((ending) => named(9, ending))])).toEqual([]);
  expect(large([...named(25, '.ts'), 'src/some/style.css'])).toEqual(['src/some']);
  expect(large([...named(25, '.ts'), 'src/some/inner/one.ts'])).toEqual([]);
});
