/** Bots think in a thread, one after the other, and keep no request waiting (MAT-4). */
import type { BotTask, BotThinker } from '../../application/matches/ports';
import type { Order } from '../../games';
import { KeptThread } from '../threads/kept-thread';
import type { ThreadLimits } from '../threads/thread-queue';

const LIMITS: ThreadLimits = { timeMs: 30_000, memoryMb: 64 };
const IDLE_MS = 30_000;

export class ThreadThinker implements BotThinker {
  readonly #thread: KeptThread;

  /** @param entry the file that the thread runs */
  constructor(limits: ThreadLimits = LIMITS, entry: string = require.resolve('./bot-worker')) {
    this.#thread = new KeptThread(entry, limits, IDLE_MS);
  }

  think(task: BotTask): Promise<Order> {
    return this.#thread.run(task);
  }

  end(): Promise<void> {
    return this.#thread.end();
  }
}
