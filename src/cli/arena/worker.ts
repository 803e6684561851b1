/** A thread of the arena: fights its battles one after the other, and answers once. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Portion } from './fight-all';
import { ARENAS } from './systems';

const { task, numbers } = workerData as Portion;
const fight = ARENAS[task.system]?.fighter(task);
if (fight === undefined) throw new RangeError(`no arena of ${task.system}`);
parentPort?.postMessage(numbers.map(fight));
