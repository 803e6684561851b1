/** The master key's file, and what is sealed under it. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMasterKey } from './master-key';
import { SealedBox } from './sealed-box';

const directories: string[] = [];
const directory = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'master-key-'));
  directories.push(made);
  return made;
};
afterAll(() => directories.forEach((made) => rmSync(made, { recursive: true, force: true })));

it('makes a key once, readable by its owner only', () => {
  const dataDir = directory();
  const key = loadMasterKey(null, dataDir);
  expect(key).toHaveLength(32);
  expect(loadMasterKey(null, dataDir)).toEqual(key);
  expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(loadMasterKey(null, directory())).not.toEqual(key);
});

it('takes SECRET_KEY before the file', () => {
  const dataDir = directory();
  expect(loadMasterKey('one', dataDir)).toEqual(loadMasterKey('one', directory()));
  expect(loadMasterKey('one', dataDir)).not.toEqual(loadMasterKey('two', dataDir));
});

it('opens what it sealed, and nothing else', () => {
  const key = loadMasterKey('one', '');
  const box = new SealedBox(key, 'a');
  const sealed = box.seal(Buffer.from('secret'));
  expect(sealed.includes('secret')).toBe(false);
  expect(box.open(sealed).toString()).toBe('secret');
  const damaged = Buffer.from(sealed);
  damaged[damaged.length - 1] = (damaged[damaged.length - 1] ?? 0) ^ 1;
  for (const attempt of [
    () => new SealedBox(key, 'b').open(sealed),
    () => new SealedBox(loadMasterKey('two', ''), 'a').open(sealed),
    () => box.open(damaged),
    () => box.open(Buffer.from('short')),
  ])
    expect(attempt).toThrow();
});
