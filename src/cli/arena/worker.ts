/** A thread of the arena: fights its battles one after the other, and tells each as it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Ended, Portion } from './fight-all';
import { ARENAS } from './systems';

const { task, numbers } = workerData as Portion;
const fight = ARENAS[task.system]?.fighter(task);
if (fight === undefined) throw new RangeError(`no arena of ${task.system}`);
for (const number of numbers) parentPort?.postMessage({ number, fought: fight(number) } satisfies Ended);
