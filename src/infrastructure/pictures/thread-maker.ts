/**
 * Makes each picture in a thread of its own: a large one takes a third of a second, and 40 MB while it is
 * painted.
 */
import type { PictureMaker, PictureTask } from '../../application/pictures/ports';
import { inThread, type ThreadLimits } from '../threads/thread-queue';

const LIMITS: ThreadLimits = { timeMs: 20_000, memoryMb: 96 };

export class ThreadPictureMaker implements PictureMaker {
  /** @param entry the file that the thread runs */
  constructor(
    private readonly limits: ThreadLimits = LIMITS,
    private readonly entry: string = require.resolve('./picture-worker'),
  ) {}

  make(task: PictureTask): Promise<Uint8Array> {
    return inThread(this.entry, this.limits, task);
  }
}
