/**
 * Work in threads of its own, one piece after the other, within bounds of time and memory: what breaks there
 * breaks nothing here.
 */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Refusal, WaitCode } from '../../application/refusal';
import { Turns } from '../../application/turns';
import type { Result } from '../../kernel';

export interface ThreadLimits {
  /** For one piece of work, in ms. */
  readonly timeMs: number;
  /** Of the thread's heap, in MB. */
  readonly memoryMb: number;
}

export interface QueueLimits extends ThreadLimits {
  /** How many may wait while one is done. */
  readonly waiting: number;
  /** Said to whoever is sent away. */
  readonly tryAgainSeconds?: number;
}

/** A thread was too slow, wanted too much memory, or broke: it threw, or ended without an answer. */
export class ThreadFailed extends Error {
  constructor(
    readonly reason: 'too-slow' | 'too-large' | 'broken',
    options?: ErrorOptions,
  ) {
    super(`a thread failed: ${reason}`, options);
    this.name = 'ThreadFailed';
  }
}

export const reasonOf = (error: unknown): ThreadFailed['reason'] =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'broken';

/** The tests run from the sources, which a thread does not understand by itself. */
export const SOURCES = ['--require', resolve(__dirname, '..', '..', '..', 'tools', 'require-sources.cjs')];

/**
 * One piece of work in a thread of its own; `messages` follow the thread's own data one by one. Rejects with
 * a ThreadFailed.
 */
export const inThread = async <Answer>(
  entry: string,
  limits: ThreadLimits,
  data: unknown,
  messages: readonly unknown[] = [],
): Promise<Answer> => {
  const worker = new Worker(entry, {
    workerData: data,
    execArgv: entry.endsWith('.ts') ? SOURCES : [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((done, failed) => {
      timer = setTimeout(() => failed(new ThreadFailed('too-slow')), limits.timeMs);
      worker.once('message', done);
      worker.once('error', (error) => failed(new ThreadFailed(reasonOf(error), { cause: error })));
      worker.once('exit', (code) =>
        failed(new ThreadFailed('broken', { cause: new Error(`the thread ended with ${code}`) })),
      );
      for (const message of messages) worker.postMessage(message);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

export class ThreadQueue<Answer> {
  readonly #turns: Turns;

  /**
   * @param entry the file that each thread runs; its first message is its answer. @param busy the code of the
   * refusal
   */
  constructor(
    private readonly entry: string,
    private readonly limits: QueueLimits,
    busy: WaitCode,
  ) {
    this.#turns = new Turns(busy, { atOnce: 1, waiting: limits.waiting }, limits.tryAgainSeconds);
  }

  /** As `inThread`; refused when as many wait as may. */
  run(data: unknown, messages: readonly unknown[] = []): Promise<Result<Answer, Refusal>> {
    return this.#turns.run(() => inThread(this.entry, this.limits, data, messages));
  }
}
