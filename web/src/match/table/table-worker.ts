/** The table of a match, drawn in a worker. */
import { paintInWorker } from '../../board/worker-loop';
import { TablePainter } from './table-painter';

paintInWorker((canvas) => new TablePainter(canvas));
