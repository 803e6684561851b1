/**
 * Notifies of what committed transactions left in the outbox: right after a commit of this process, but no more
 * than every 20 ms, and each second of what others left and did not publish.
 */
import type { Pool, PoolClient } from 'pg';
import { Wake } from '../time/wake';
import { BATCH, PUBLISH, takeNotedUse } from './outbox';

const INTERVAL_MS = 1_000;
/** From one look to the next: what many commands leave in that time goes out together. */
const LEAST_MS = 20;

export class Publisher {
  readonly #wake = new Wake(() => {
    this.#running = this.#run();
  });
  #running: Promise<void> | null = null;
  #again = false;
  #failed = false;
  #endedAt = -Infinity;

  /**
   * `onFailure`: told of the first of several failures in a row. Nothing is lost by them: the rows are still
   * there.
   */
  constructor(
    private readonly pool: Pool,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.pool.on('release', this.#onRelease);
    this.#wake.in(0);
  }

  nudge(): void {
    if (this.#running !== null) this.#again = true;
    else this.#wake.in(Math.max(0, this.#endedAt + LEAST_MS - performance.now()));
  }

  /**
   * Ends after the transaction that is under way. What is left is published by another process, or by this
   * one when it starts again.
   */
  async stop(): Promise<void> {
    this.pool.off('release', this.#onRelease);
    this.#wake.end();
    await this.#running;
  }

  /** A connection comes back once its transaction is over. */
  readonly #onRelease = (_error: Error, client: PoolClient): void => {
    if (takeNotedUse(client)) this.nudge();
  };

  async #run(): Promise<void> {
    this.#again = false;
    this.#wake.rang();
    let isFull = false;
    try {
      const { rowCount } = await this.pool.query(PUBLISH);
      isFull = rowCount === BATCH;
      this.#failed = false;
    } catch (error) {
      if (!this.#failed) this.onFailure(error);
      this.#failed = true;
    }
    this.#running = null;
    this.#endedAt = performance.now();
    this.#wake.in(isFull ? 0 : this.#again ? LEAST_MS : INTERVAL_MS);
  }
}
