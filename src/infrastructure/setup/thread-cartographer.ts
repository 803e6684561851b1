/** Draws maps in a thread of its own, one after the other: a large one takes a second. */
import type { Refusal } from '../../application/refusal';
import { MapNotDrawn, type Cartographer, type DrawnMap } from '../../application/setup/map/cartographer';
import type { Result } from '../../kernel';
import type { MapRequest } from '../../rules';
import { ThreadFailed, ThreadQueue, type QueueLimits } from '../threads/thread-queue';

/** The largest map takes a second and 60 MB on a machine that has nothing else to do. */
const LIMITS: QueueLimits = { timeMs: 20_000, memoryMb: 192, waiting: 8 };

export class ThreadCartographer implements Cartographer {
  readonly #threads: ThreadQueue<DrawnMap>;

  /** @param entry the file that the thread runs */
  constructor(limits: QueueLimits = LIMITS, entry: string = require.resolve('./map-worker')) {
    this.#threads = new ThreadQueue(entry, limits, 'map/busy');
  }

  async draw(request: MapRequest): Promise<Result<DrawnMap, Refusal>> {
    try {
      return await this.#threads.run(request);
    } catch (error) {
      throw error instanceof ThreadFailed ? new MapNotDrawn({ cause: error }) : error;
    }
  }
}
