/**
 * Reading in a thread of its own: whatever happens to the thread, the process gets a clear answer and reads
 * on.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueueLimits } from '../threads/thread-queue';
import { MAX_TOLD } from './told-violations';
import { WorkerReader } from './worker-reader';

const UPLOAD = { kind: 'files', files: [{ name: 'noise.mtf', text: 'noise' }] } as const;
const LIMITS: QueueLimits = { timeMs: 10_000, memoryMb: 64, waiting: 1 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let threads = 0;
const threadOf = (code: string): string => {
  const file = join(folder, `${(threads += 1)}.js`);
  writeFileSync(file, `const { parentPort } = require('node:worker_threads');\n${code}`);
  return file;
};
const answering = (after: number): string =>
  `setTimeout(() => parentPort.postMessage({ ok: true, value: { designs: [], tables: [], refusals: [] } }), ${after});`;

it('the real thread reads what was sent', async () => {
  const read = await new WorkerReader().read(UPLOAD);
  expect(read).toMatchObject({
    ok: true,
    value: { designs: [], tables: [], refusals: [{ file: 'noise.mtf' }] },
  });
});

it('an upload of noise is refused in a report that stays short', async () => {
  const text = Array.from({ length: 100 }, (_, line) => `noise ${line}`).join('\n');
  const files = Array.from({ length: 300 }, (_, file) => ({ name: `${file}.mtf`, text }));
  const read = await new WorkerReader().read({ kind: 'files', files });
  if (!read.ok) throw new Error('not read');
  expect(read.value.refusals).toHaveLength(files.length);
  expect(read.value.refusals.flatMap(({ violations }) => violations).length).toBeLessThan(
    MAX_TOLD + 3 * files.length,
  );
  expect(read.value.refusals.at(-1)?.violations.map(({ code }) => code)).toEqual([
    'mech-file/no-meaning',
    'import/more',
  ]);
});

it('a thread that is too slow is ended, and the next upload is read', async () => {
  const reader = new WorkerReader({ ...LIMITS, timeMs: 200 }, threadOf('for (;;) {}'));
  await expect(reader.read(UPLOAD)).rejects.toMatchObject({ name: 'ReadingFailed', reason: 'too-slow' });
  await expect(reader.read(UPLOAD)).rejects.toMatchObject({ reason: 'too-slow' });
});

it('a thread that eats up its memory, throws or ends is a failed reading', async () => {
  const reasonOf = async (code: string): Promise<unknown> =>
    new WorkerReader(LIMITS, threadOf(code)).read(UPLOAD).then(
      () => 'none',
      (error: { reason?: string }) => error.reason,
    );
  expect(await reasonOf('const all = []; for (;;) all.push(new Array(1000).fill({}));')).toBe('too-large');
  expect(await reasonOf(`throw new Error('no');`)).toBe('broken');
  expect(await reasonOf('process.exit(0);')).toBe('broken');
});

it('reads one at a time; who comes when too many wait is told when to come again', async () => {
  const reader = new WorkerReader(LIMITS, threadOf(answering(300)));
  const began = performance.now();
  const [first, second, third] = await Promise.all([
    reader.read(UPLOAD),
    reader.read(UPLOAD),
    reader.read(UPLOAD),
  ]);
  expect([first?.ok, second?.ok, third?.ok]).toEqual([true, true, false]);
  expect(third).toMatchObject({ error: { kind: 'too-many', code: 'import/busy' } });
  expect(performance.now() - began).toBeGreaterThan(590);
  expect((await reader.read(UPLOAD)).ok).toBe(true);
});
