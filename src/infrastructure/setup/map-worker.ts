/**
 * The thread that draws a map: it gets what is wanted, and answers with the plan, or with why there is none.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { generateMap, type MapRequest } from '../../rules/map';

// Not through the index of the rules: the thread has no use for the rest of them, and loads in a third of the
// time.
parentPort?.postMessage(generateMap(workerData as MapRequest));
