/**
 * Wakes the sweep of deadlines: at the start, when the next one is due, when a campaign has changed, and
 * every 15 s in any case.
 */
import type { SweepReport } from '../../application/time/due-sweep';
import { Wake } from './wake';

const INTERVAL_MS = 15_000;
/** Changes come in bursts; one sweep serves a burst. */
const AFTER_CHANGE_MS = 50;

export class AlarmClock {
  readonly #wake = new Wake(() => {
    this.#running = this.#run();
  });
  #running: Promise<void> | null = null;
  /** Something changed while a sweep ran, which may have looked before: another follows. */
  #again = false;
  #stopped = false;
  /** When a sweep last went through, or went on to the next campaign. */
  #soundAt = performance.now();

  constructor(
    private readonly sweep: (stopped: () => boolean) => Promise<SweepReport>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.#wake.in(0);
  }

  /** Something changed, perhaps a deadline: look again soon. */
  nudge(): void {
    if (this.#running === null) this.#wake.in(AFTER_CHANGE_MS);
    else this.#again = true;
  }

  /** Something is due in so many ms, of which the last sweep may not have known. */
  ring(inMs: number): void {
    if (this.#running === null) this.#wake.in(Math.max(inMs, AFTER_CHANGE_MS));
    else this.#again = true;
  }

  /** ms since a sweep went through, or a long one went on. */
  get soundMsAgo(): number {
    return performance.now() - this.#soundAt;
  }

  /** Ends after the sweep that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake.end();
    await this.#running;
  }

  async #run(): Promise<void> {
    let wait = INTERVAL_MS;
    this.#again = false;
    try {
      const { nextInMs } = await this.sweep(() => {
        this.#soundAt = performance.now();
        return this.#stopped;
      });
      this.#soundAt = performance.now();
      // The database's clock decides; a timer that fires a little early finds nothing due and asks again.
      if (nextInMs !== null) wait = Math.min(wait, Math.max(nextInMs, 10));
    } catch (error) {
      this.onFailure(error);
      wait = 1_000;
    }
    this.#running = null;
    this.#wake.rang();
    this.#wake.in(this.#again ? Math.min(wait, AFTER_CHANGE_MS) : wait);
  }
}
