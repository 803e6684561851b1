/**
 * Prints in a thread of its own, one job after the other: the library takes a third of a second to load, and
 * 20 MB while it is there.
 */
import type { Refusal } from '../../application/refusal';
import type { Press, PrintJob } from '../../application/sheets/ports';
import type { Result } from '../../kernel';
import { orBusy } from '../threads/or-busy';
import { ThreadQueue, type QueueLimits } from '../threads/thread-queue';
import type { PdfHead } from './pdf';

const LIMITS: QueueLimits = { timeMs: 30_000, memoryMb: 192, waiting: 8 };

export class ThreadPress implements Press {
  readonly #threads: ThreadQueue<Uint8Array>;

  /** @param entry the file that each thread runs */
  constructor(limits: QueueLimits = LIMITS, entry: string = require.resolve('./pdf-worker')) {
    this.#threads = new ThreadQueue(entry, limits, 'sheets/busy');
  }

  print({ title, paper, language, pages }: PrintJob): Promise<Result<Uint8Array, Refusal>> {
    const head: PdfHead = { title, paper, language };
    return orBusy(this.#threads.run(head, [...pages, null]));
  }
}
