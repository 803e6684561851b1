/** Reads uploads in a thread of its own, one after the other, within bounds of time and memory: what breaks there breaks nothing here. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooMany } from '../../application/accounts/too-many';
import { ReadingFailed, type Reading, type Upload, type UploadReader } from '../../application/catalog/import-ports';
import type { Refusal } from '../../application/refusal';
import { err, type Result } from '../../kernel/result';

/** What the thread answers. */
export type WorkerAnswer = Result<Reading, Refusal>;

export interface ReaderLimits {
  /** For one upload, in ms. */
  readonly timeMs: number;
  /** Of the thread's heap, in MB. */
  readonly memoryMb: number;
  /** How many may wait while one is read. */
  readonly waiting: number;
}

/** A whole MegaMek folder takes some 10 s and 150 MB on a machine that has nothing else to do. */
const LIMITS: ReaderLimits = { timeMs: 120_000, memoryMb: 384, waiting: 2 };
const TRY_AGAIN_SECONDS = 10;

const ENTRY = require.resolve('./import-worker');
/** The tests run from the sources, which a thread does not understand by itself. */
const SOURCES = ENTRY.endsWith('.ts') ? ['--require', resolve(__dirname, '..', '..', '..', 'tools', 'require-sources.cjs')] : [];

const reasonOf = (error: unknown): ReadingFailed['reason'] =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'broken';

export class WorkerReader implements UploadReader {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param entry the file that the thread runs */
  constructor(
    private readonly limits: ReaderLimits = LIMITS,
    private readonly entry: string = ENTRY,
  ) {}

  async read(upload: Upload): Promise<Result<Reading, Refusal>> {
    if (this.#waiting > this.limits.waiting) return err(tooMany('import/busy', TRY_AGAIN_SECONDS));
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#run(upload));
    // Whoever comes next waits for its end, however it ends.
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #run(upload: Upload): Promise<WorkerAnswer> {
    const worker = new Worker(this.entry, {
      workerData: upload,
      execArgv: SOURCES,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<WorkerAnswer>((done, failed) => {
        timer = setTimeout(() => failed(new ReadingFailed('too-slow')), this.limits.timeMs);
        worker.once('message', done);
        worker.once('error', (error) => failed(new ReadingFailed(reasonOf(error), { cause: error })));
        worker.once('exit', (code) => failed(new ReadingFailed('broken', { cause: new Error(`the thread ended with ${code}`) })));
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}
