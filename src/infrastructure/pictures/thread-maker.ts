/** Makes pictures in a thread of its own, one after the other: a large one takes a third of a second, and 40 MB while it is painted. */
import type { PictureMaker, PictureTask } from '../../application/pictures/ports';
import { ThreadQueue, type ThreadLimits } from '../threads/thread-queue';

const LIMITS: ThreadLimits = { timeMs: 20_000, memoryMb: 96, waiting: 32 };

export class ThreadPictureMaker implements PictureMaker {
  readonly #threads: ThreadQueue<Uint8Array>;

  /** @param entry the file that the thread runs */
  constructor(limits: ThreadLimits = LIMITS, entry: string = require.resolve('./picture-worker')) {
    this.#threads = new ThreadQueue(entry, limits);
  }

  make(task: PictureTask): Promise<Uint8Array> {
    return this.#threads.run(task);
  }
}
