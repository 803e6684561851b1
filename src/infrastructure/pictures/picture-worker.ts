/** The thread that draws a picture: it gets what is shown, and answers with the file. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureTask } from '../../application/pictures/ports';
import { makePicture } from './make-picture';

const file = makePicture(workerData as PictureTask);
parentPort?.postMessage(file, [file.buffer as ArrayBuffer]);
