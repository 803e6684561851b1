/** What somebody waits for and a thread is too slow for is told as busy (503), and not as a fault (500). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BusyError } from '../../application/busy-error';
import { ThreadPictureMaker } from '../pictures/thread-maker';
import { ThreadPress } from '../sheets/thread-press';
import { ThreadProber } from '../systems/thread-prober';
import { ThreadFailed } from './thread-queue';

const limitsOf = (timeMs: number) => ({ timeMs, memoryMb: 64, waiting: 1 });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slow-worker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entryOf = (code: string): string => {
  const file = join(folder, `${String(code.length)}.js`);
  writeFileSync(file, code);
  return file;
};
const SLOW = 'for (;;) {}';
const BROKEN = `throw new Error('no');`;

const works: readonly (readonly [string, (timeMs: number, entry: string) => Promise<unknown>])[] = [
  [
    'a print',
    (timeMs, entry) =>
      new ThreadPress(limitsOf(timeMs), entry).print({
        title: 'Sheet',
        paper: 'a4',
        language: 'en',
        pages: [],
      }),
  ],
  ['a picture', (timeMs, entry) => new ThreadPictureMaker(limitsOf(timeMs), entry).make({} as never)],
  ['a probe', (timeMs, entry) => new ThreadProber(limitsOf(timeMs), entry).ask({} as never)],
];

it.each(works)('%s that takes too long may be asked for again', async (_, work) => {
  await expect(work(100, entryOf(SLOW))).rejects.toBeInstanceOf(BusyError);
});

it.each(works)('%s that breaks its thread is a fault of ours', async (_, work) => {
  const error = await work(60_000, entryOf(BROKEN)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ThreadFailed);
  expect(error).toMatchObject({ reason: 'broken' });
});
