/** Prints in a thread of its own, one job after the other: the library takes a third of a second to load, and 20 MB while it is there. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooMany } from '../../application/accounts/too-many';
import type { Refusal } from '../../application/refusal';
import type { Press, PrintJob } from '../../application/sheets/ports';
import { err, ok, type Result } from '../../kernel/result';
import type { PdfHead } from './pdf';

const ENTRY = require.resolve('./pdf-worker');
/** The tests run from the sources, which a thread does not understand by itself. */
const SOURCES = ENTRY.endsWith('.ts') ? ['--require', resolve(__dirname, '..', '..', '..', 'tools', 'require-sources.cjs')] : [];
/** How many may wait while one is printed. */
const WAITING = 8;
const TRY_AGAIN_SECONDS = 5;
const LONGEST_MS = 30_000;
const MOST_HEAP_MB = 192;

export class ThreadPress implements Press {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  async print(job: PrintJob): Promise<Result<Uint8Array, Refusal>> {
    if (this.#waiting > WAITING) return err(tooMany('sheets/busy', TRY_AGAIN_SECONDS));
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#run(job));
    this.#last = turn.catch(() => undefined);
    try {
      return ok(await turn);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #run({ title, paper, language, pages }: PrintJob): Promise<Uint8Array> {
    const head: PdfHead = { title, paper, language };
    const worker = new Worker(ENTRY, { workerData: head, execArgv: SOURCES, env: {}, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Uint8Array>((done, failed) => {
        timer = setTimeout(() => failed(new Error('printing took too long')), LONGEST_MS);
        worker.once('message', done);
        worker.once('error', failed);
        worker.once('exit', (code) => failed(new Error(`the printing thread ended with ${code}`)));
        for (const page of pages) worker.postMessage(page);
        worker.postMessage(null);
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}
