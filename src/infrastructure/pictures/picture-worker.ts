/** The thread that draws pictures: each message is what is shown, and is answered with the file. */
import { parentPort } from 'node:worker_threads';
import type { PictureTask } from '../../application/pictures/ports';
import { makePicture } from './make-picture';

parentPort?.on('message', (task: PictureTask) => {
  const file = makePicture(task);
  parentPort?.postMessage(file, [file.buffer as ArrayBuffer]);
});
