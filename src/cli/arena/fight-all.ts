/** Many battles of one contest in threads, whose ends are told one by one. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fought } from '../../games/shared/arena';
import type { Task } from './system';

/** What a thread fights, one after the other. */
export interface Portion {
  readonly task: Task;
  readonly numbers: readonly number[];
}

/** What it tells of each. */
export interface Ended {
  readonly number: number;
  readonly fought: Fought;
}

/** Whether nobody wants more battles, and who is told of it. */
export type Stop = Pick<AbortSignal, 'aborted' | 'addEventListener' | 'removeEventListener'>;

const inThread = (portion: Portion, heard: (ended: Ended) => void, stop: Stop): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'worker.js'), { workerData: portion });
    const end = (): void => void worker.terminate();
    stop.addEventListener('abort', end, { once: true });
    worker.on('message', heard);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      stop.removeEventListener('abort', end);
      if (code === 0 || stop.aborted) resolve();
      else reject(new Error(`a thread of the arena ended with ${code}`));
    });
  });

/** Rejects with what a battle throws. */
export const fightAll = async (
  task: Task,
  numbers: readonly number[],
  threads: number,
  heard: (ended: Ended) => void,
  stop: Stop,
): Promise<void> => {
  if (stop.aborted) return;
  const portions = Array.from({ length: Math.min(threads, numbers.length) }, (_, thread) =>
    numbers.filter((__, index) => index % threads === thread),
  );
  await Promise.all(portions.map((some) => inThread({ task, numbers: some }, heard, stop)));
};
