/** Prints in a thread of its own, one job after the other: the library takes a third of a second to load, and 20 MB while it is there. */
import { type Refusal, tooMany } from '../../application/refusal';
import type { Press, PrintJob } from '../../application/sheets/ports';
import { err, ok, type Result } from '../../kernel';
import { ThreadQueue } from '../threads/thread-queue';
import type { PdfHead } from './pdf';

const TRY_AGAIN_SECONDS = 5;

export class ThreadPress implements Press {
  readonly #threads = new ThreadQueue<Uint8Array>(require.resolve('./pdf-worker'), { timeMs: 30_000, memoryMb: 192, waiting: 8 });

  async print({ title, paper, language, pages }: PrintJob): Promise<Result<Uint8Array, Refusal>> {
    const head: PdfHead = { title, paper, language };
    const turn = this.#threads.run(head, [...pages, null]);
    return turn === null ? err(tooMany('sheets/busy', TRY_AGAIN_SECONDS)) : ok(await turn);
  }
}
