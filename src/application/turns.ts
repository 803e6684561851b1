/**
 * Work that waits for its turn, since each piece holds much memory or time until it is done; whoever finds
 * too many waiting is sent away.
 */
import { err, ok, type Result, TurnQueue, type TurnLimits } from '../kernel';
import { type Refusal, tooMany, type WaitCode } from './refusal';

const TRY_AGAIN_SECONDS = 5;

export class Turns {
  readonly #queue: TurnQueue;

  /** @param busy the code of the refusal */
  constructor(
    private readonly busy: WaitCode,
    limits: TurnLimits,
    private readonly tryAgainSeconds = TRY_AGAIN_SECONDS,
  ) {
    this.#queue = new TurnQueue(limits);
  }

  /**
   * Refused before any of the work is done. What throws keeps nobody else from their turn. `owner`: see
   * `TurnQueue`.
   */
  async run<T>(work: () => Promise<T>, owner?: string): Promise<Result<T, Refusal>> {
    const turn = this.#queue.run(work, owner);
    return turn === null ? err(tooMany(this.busy, this.tryAgainSeconds)) : ok(await turn);
  }
}
