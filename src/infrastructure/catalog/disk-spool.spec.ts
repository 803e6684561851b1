/** Where uploads lie while they are read: nothing of them stays, not even of a process that was killed. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '../../kernel/result';
import { DiskSpool } from './disk-spool';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* sent(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const leftBehind = (name: string, hours: number): void => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'upload.zip'), 'half of it');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, name), then, then);
};

it('an upload lies on disk while it is used, and no longer', async () => {
  const spool = new DiskSpool(100, folder);
  const held = await spool.hold(sent('ab', 'cd'), ({ path }) =>
    Promise.resolve(ok(readFileSync(path, 'utf8'))),
  );
  expect(held).toEqual(ok('abcd'));
  expect(readdirSync(folder)).toEqual([]);
});

it('nothing stays of one that is too large', async () => {
  await expect(
    new DiskSpool(3, folder).hold(sent('ab', 'cd'), () => Promise.resolve(ok(null))),
  ).rejects.toThrow('too-large');
  expect(readdirSync(folder)).toEqual([]);
});

it('the next upload removes what a killed process left behind a day ago, and nothing else', async () => {
  leftBehind('campaign-upload-killed', 25);
  leftBehind('campaign-upload-at-work', 1);
  leftBehind('other', 25);
  await new DiskSpool(100, folder).hold(sent('ab'), () => Promise.resolve(ok(null)));
  expect(readdirSync(folder).sort()).toEqual(['campaign-upload-at-work', 'other']);
});
