/**
 * A thread that stays for the next piece of work for a while: starting one and loading its code takes longer
 * than some of what it does. One piece at a time; what breaks the thread breaks that piece alone.
 */
import { Worker } from 'node:worker_threads';
import { SOURCES, ThreadFailed, reasonOf, type ThreadLimits } from './thread-queue';

export class KeptThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** The piece of work before. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param entry the file that the thread runs: it answers each message with one. @param idleMs after so long
   * without work the thread ends
   */
  constructor(
    private readonly entry: string,
    private readonly limits: ThreadLimits,
    private readonly idleMs: number,
  ) {}

  /** Rejects with a ThreadFailed; the next piece of work gets a new thread then. */
  run<Answer>(data: unknown): Promise<Answer> {
    const answer = this.#last.then(() => this.#work<Answer>(data));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #work<Answer>(data: unknown): Promise<Answer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      const answer = await this.#ask<Answer>(worker, data);
      this.#rest(worker);
      return answer;
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  #start(): Worker {
    const worker = new Worker(this.entry, {
      execArgv: this.entry.endsWith('.ts') ? SOURCES : [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    // It may break while it has nothing to do: then it is not asked again.
    const gone = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  #ask<Answer>(worker: Worker, data: unknown): Promise<Answer> {
    const heard = new AbortController();
    return new Promise<Answer>((done, failed) => {
      const timer = setTimeout(() => failed(new ThreadFailed('too-slow')), this.limits.timeMs);
      const onMessage = (answer: Answer): void => done(answer);
      const onError = (error: Error): void => failed(new ThreadFailed(reasonOf(error), { cause: error }));
      const onExit = (code: number): void =>
        failed(new ThreadFailed('broken', { cause: new Error(`the thread ended with ${code}`) }));
      worker.once('message', onMessage).once('error', onError).once('exit', onExit);
      heard.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      });
      worker.postMessage(data);
    }).finally(() => heard.abort());
  }

  /** An idle thread keeps no process alive. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => void this.end(), this.idleMs).unref();
  }
}
