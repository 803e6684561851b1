/** Work that is done one piece after the other, since each holds much memory until it is done; whoever finds too many waiting is sent away. */
import { err, ok, type Result } from '../kernel';
import { type Refusal, tooMany, type WaitCode } from './refusal';

const TRY_AGAIN_SECONDS = 5;

export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param busy the code of the refusal; @param most how many may wait while one is done */
  constructor(
    private readonly busy: WaitCode,
    private readonly most: number,
  ) {}

  /** Refused before any of the work is done. What throws keeps nobody else from their turn. */
  async run<T>(work: () => Promise<T>): Promise<Result<T, Refusal>> {
    if (this.#waiting > this.most) return err(tooMany(this.busy, TRY_AGAIN_SECONDS));
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    try {
      return ok(await turn);
    } finally {
      this.#waiting -= 1;
    }
  }
}
