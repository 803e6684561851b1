/** Reads uploads in a thread of their own, one after the other. */
import type { Reading } from '../../application/catalog/import-ports';
import { ReadingFailed, type Upload, type UploadReader } from '../../application/catalog/upload-reader';
import type { Refusal } from '../../application/refusal';
import type { Result } from '../../kernel';
import { ThreadFailed, ThreadQueue, type QueueLimits } from '../threads/thread-queue';

/** What the thread answers. */
export type WorkerAnswer = Result<Reading, Refusal>;

/** A whole MegaMek folder takes some 10 s and 150 MB on a machine that has nothing else to do. */
const LIMITS: QueueLimits = { timeMs: 120_000, memoryMb: 384, waiting: 2, tryAgainSeconds: 10 };

export class WorkerReader implements UploadReader {
  readonly #threads: ThreadQueue<WorkerAnswer>;

  /** @param entry the file that the thread runs */
  constructor(limits: QueueLimits = LIMITS, entry: string = require.resolve('./import-worker')) {
    this.#threads = new ThreadQueue(entry, limits, 'import/busy');
  }

  async read(upload: Upload): Promise<Result<Reading, Refusal>> {
    try {
      const turn = await this.#threads.run(upload);
      return turn.ok ? turn.value : turn;
    } catch (error) {
      throw error instanceof ThreadFailed ? new ReadingFailed(error.reason, { cause: error }) : error;
    }
  }
}
