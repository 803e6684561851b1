/** Many battles of one contest in threads; what comes back is in the order of their numbers, whoever fought them. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fought } from '../../games/shared/arena';
import type { Task } from './system';

/** What a thread fights: numbers from `first`, every `step`. */
export interface Portion {
  readonly task: Task;
  readonly numbers: readonly number[];
}

const inThread = (portion: Portion): Promise<readonly Fought[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'worker.js'), { workerData: portion });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a thread of the arena ended with ${code}`)));
  });

/** Rejects with what a battle throws. */
export const fightAll = async (task: Task, battles: number, threads: number): Promise<readonly Fought[]> => {
  const numbers = Array.from({ length: battles }, (_, number) => number);
  const portions = Array.from({ length: Math.min(threads, battles) }, (_, thread) =>
    numbers.filter((number) => number % threads === thread),
  );
  const fought = await Promise.all(portions.map((some) => inThread({ task, numbers: some })));
  const all: Fought[] = [];
  portions.forEach((some, thread) =>
    some.forEach((number, index) => {
      const one = fought[thread]?.[index];
      if (one !== undefined) all[number] = one;
    }),
  );
  return all;
};
