/** Probes are answered in a thread, one after the other: a large field and 200 questions take a while. */
import type { Prober, ProbeTask } from '../../application/systems/ports';
import type { Result, Violation } from '../../kernel';
import { KeptThread } from '../threads/kept-thread';
import { orBusy } from '../threads/or-busy';
import type { ThreadLimits } from '../threads/thread-queue';

const LIMITS: ThreadLimits = { timeMs: 20_000, memoryMb: 64 };
const IDLE_MS = 10_000;

export class ThreadProber implements Prober {
  readonly #thread: KeptThread;

  /** @param entry the file that the thread runs */
  constructor(limits: ThreadLimits = LIMITS, entry: string = require.resolve('./probe-worker')) {
    this.#thread = new KeptThread(entry, limits, IDLE_MS);
  }

  ask(task: ProbeTask): Promise<Result<unknown, readonly Violation[]>> {
    return orBusy(this.#thread.run(task));
  }
}
