/**
 * Drawing in a thread of its own (SETUP-10): the same maps, and whatever happens to the thread, the process
 * gets a clear answer and draws on.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MapNotDrawn } from '../../application/setup/map/cartographer';
import { generateMap } from '../../rules';
import type { QueueLimits } from '../threads/thread-queue';
import { ThreadCartographer } from './thread-cartographer';

const SMALL = { seed: 'small', secret: 'ab'.repeat(32), players: 2, columns: 8, rows: 8, buildingCount: 9 };
const LIMITS: QueueLimits = { timeMs: 10_000, memoryMb: 64, waiting: 1 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-worker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const threadOf = (name: string, code: string): string => {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, `const { parentPort, workerData } = require('node:worker_threads');\n${code}`);
  return file;
};

it('SETUP-10 draws the map that the generator draws, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const drawn = await new ThreadCartographer().draw(SMALL);
  clearInterval(timer);
  expect(drawn).toEqual({ ok: true, value: generateMap(SMALL) });
  expect(turns).toBeGreaterThan(2);
  const wrong = await new ThreadCartographer().draw({ ...SMALL, columns: 1 });
  expect(wrong).toMatchObject({ ok: true, value: { ok: false, error: [{ code: 'map/size' }] } });
});

it.each([
  ['is too slow', 'for (;;) {}', { ...LIMITS, timeMs: 100 }],
  ['eats up its memory', 'const all = []; for (;;) all.push(new Array(1000).fill({}));', LIMITS],
  ['throws', `throw new Error('no');`, LIMITS],
  ['is killed', 'process.exit(1);', LIMITS],
])('a thread that %s is a map not drawn, and the next map is drawn', async (name, code, limits) => {
  const file = threadOf(
    name.replaceAll(' ', '-'),
    `if (workerData.seed === 'small') { ${code} } else parentPort.postMessage('drawn');`,
  );
  const cartographer = new ThreadCartographer(limits, file);
  await expect(cartographer.draw(SMALL)).rejects.toBeInstanceOf(MapNotDrawn);
  expect(await new ThreadCartographer(LIMITS, file).draw({ ...SMALL, seed: 'other' })).toEqual({
    ok: true,
    value: 'drawn',
  });
});

it('who comes when too many wait is told when to come again', async () => {
  const cartographer = new ThreadCartographer(
    LIMITS,
    threadOf('waits', `setTimeout(() => parentPort.postMessage('drawn'), 100);`),
  );
  const [first, second, third] = await Promise.all([
    cartographer.draw(SMALL),
    cartographer.draw(SMALL),
    cartographer.draw(SMALL),
  ]);
  expect([first?.ok, second?.ok]).toEqual([true, true]);
  expect(third).toMatchObject({
    ok: false,
    error: { kind: 'too-many', code: 'map/busy', retryAfterSeconds: 5 },
  });
});
