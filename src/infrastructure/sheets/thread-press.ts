/**
 * Prints in a thread of its own, one job after the other: the library takes a third of a second to load, and
 * 20 MB while it is there.
 */
import type { Refusal } from '../../application/refusal';
import type { Press, PrintJob } from '../../application/sheets/ports';
import type { Result } from '../../kernel';
import { ThreadQueue } from '../threads/thread-queue';
import type { PdfHead } from './pdf';

export class ThreadPress implements Press {
  readonly #threads = new ThreadQueue<Uint8Array>(
    require.resolve('./pdf-worker'),
    { timeMs: 30_000, memoryMb: 192, waiting: 8 },
    'sheets/busy',
  );

  print({ title, paper, language, pages }: PrintJob): Promise<Result<Uint8Array, Refusal>> {
    const head: PdfHead = { title, paper, language };
    return this.#threads.run(head, [...pages, null]);
  }
}
