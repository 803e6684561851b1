/**
 * Makes pictures in a thread, one after the other: a large one takes a third of a second, and 40 MB while it is
 * painted. The thread waits a little for the next one, as whoever looks at one round looks at others.
 */
import type { PictureMaker, PictureTask } from '../../application/pictures/ports';
import { KeptThread } from '../threads/kept-thread';
import { orBusy } from '../threads/or-busy';
import type { ThreadLimits } from '../threads/thread-queue';

const LIMITS: ThreadLimits = { timeMs: 20_000, memoryMb: 96 };
const IDLE_MS = 5_000;

export class ThreadPictureMaker implements PictureMaker {
  readonly #thread: KeptThread;

  /** @param entry the file that the thread runs */
  constructor(limits: ThreadLimits = LIMITS, entry: string = require.resolve('./picture-worker')) {
    this.#thread = new KeptThread(entry, limits, IDLE_MS);
  }

  make(task: PictureTask): Promise<Uint8Array> {
    return orBusy(this.#thread.run(task));
  }
}
