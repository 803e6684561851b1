/** How often the outbox is looked at: at once, and then for what came meanwhile together. */
import { EventEmitter } from 'node:events';
import type { ClientBase, Pool } from 'pg';
import { noteUse } from './outbox';
import { Publisher } from './publisher';

class CountingPool extends EventEmitter {
  readonly askedAt: number[] = [];

  query(): Promise<{ rowCount: number }> {
    this.askedAt.push(performance.now());
    return Promise.resolve({ rowCount: 1 });
  }

  commit(): void {
    const client = {} as ClientBase;
    noteUse(client);
    this.emit('release', undefined, client);
  }
}

let pool: CountingPool;
let publisher: Publisher;

beforeEach(async () => {
  jest.useFakeTimers();
  pool = new CountingPool();
  publisher = new Publisher(pool as unknown as Pool, (error) => {
    throw error;
  });
  publisher.start();
  await jest.advanceTimersByTimeAsync(500);
  pool.askedAt.length = 0;
});
afterEach(async () => {
  await publisher.stop();
  jest.useRealTimers();
});

it('publishes what is committed after a quiet time at once', async () => {
  const at = performance.now();
  pool.commit();
  await jest.advanceTimersByTimeAsync(1);
  expect(pool.askedAt).toEqual([at]);
});

it('publishes what many commit in a short time together, and the last of it soon', async () => {
  const begun = performance.now();
  for (let commit = 0; commit < 100; commit += 1) {
    pool.commit();
    await jest.advanceTimersByTimeAsync(1);
  }
  await jest.advanceTimersByTimeAsync(30);
  expect(pool.askedAt.length).toBeLessThanOrEqual(7);
  expect(pool.askedAt.at(-1)).toBeGreaterThanOrEqual(begun + 99);
  expect(pool.askedAt.at(-1)).toBeLessThanOrEqual(begun + 99 + 21);
});
