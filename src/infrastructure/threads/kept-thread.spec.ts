/** A thread that stays: it is used again, ends when idle, and is replaced when it breaks. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptThread } from './kept-thread';
import { ThreadFailed } from './thread-queue';

const folder = mkdtempSync(join(tmpdir(), 'campaign-threads-'));
const entry = join(folder, 'worker.js');
writeFileSync(
  entry,
  `const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task === 'throw') throw new Error('it broke');
    if (task === 'exit') process.exit(3);
    if (task === 'fill') for (const kept = []; ; ) kept.push(new Array(1e6).fill(task));
    if (task !== 'wait') parentPort.postMessage([threadId, task]);
  });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A thread alone may take a second to begin where processors are short.
const LIMITS = { timeMs: 60_000, memoryMb: 24 };
const made: KeptThread[] = [];
const thread = (idleMs = 10_000, limits = LIMITS): KeptThread => {
  const one = new KeptThread(entry, limits, idleMs);
  made.push(one);
  return one;
};
afterEach(() => Promise.all(made.splice(0).map((one) => one.end())));

const idOf = async (answer: Promise<[number, unknown]>): Promise<number> => (await answer)[0];

it('does one piece after the other in the same thread', async () => {
  const kept = thread();
  const answers = await Promise.all([1, 2, 3].map((task) => kept.run<[number, number]>(task)));
  expect(answers.map(([, task]) => task)).toEqual([1, 2, 3]);
  expect(new Set(answers.map(([id]) => id)).size).toBe(1);
});

it('ends when it has nothing to do, and begins anew', async () => {
  const kept = thread(20);
  const first = await idOf(kept.run('a'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await idOf(kept.run('b'))).not.toBe(first);
});

it.each([
  ['throw', 'broken'],
  ['exit', 'broken'],
  ['wait', 'too-slow'],
  ['fill', 'too-large'],
])('what breaks it (%s) breaks that piece alone', async (task, reason) => {
  const kept = thread(10_000, { ...LIMITS, timeMs: task === 'wait' ? 5_000 : LIMITS.timeMs });
  const [before, broken, after] = await Promise.allSettled([
    kept.run('before'),
    kept.run(task),
    kept.run('after'),
  ]);
  expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(broken).toMatchObject({ status: 'rejected', reason: { reason } });
  expect((broken as PromiseRejectedResult).reason).toBeInstanceOf(ThreadFailed);
});
