/** The campaign's map, drawn in a worker. */
import { Painter } from './painter';
import { paintInWorker } from './worker-loop';

paintInWorker((canvas) => new Painter(canvas));
