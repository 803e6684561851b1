/** Wakes the sweep of deadlines: at the start, when the next one is due, when a campaign has changed, and every 15 s in any case. */
import type { SweepReport } from '../../application/time/due-sweep';

const INTERVAL_MS = 15_000;
/** Changes come in bursts; one sweep serves a burst. */
const AFTER_CHANGE_MS = 50;

export class AlarmClock {
  #timer: NodeJS.Timeout | null = null;
  #dueAt = Infinity;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** When a sweep last went through, or went on to the next campaign. */
  #soundAt = performance.now();

  constructor(
    private readonly sweep: (stopped: () => boolean) => Promise<SweepReport>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.#wakeIn(0);
  }

  /** Something changed, perhaps a deadline: look again soon. */
  nudge(): void {
    this.#wakeIn(AFTER_CHANGE_MS);
  }

  /** ms since a sweep went through, or a long one went on. */
  get soundMsAgo(): number {
    return performance.now() - this.#soundAt;
  }

  /** Ends after the sweep that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  #wakeIn(ms: number): void {
    if (this.#stopped || this.#running !== null) return;
    const at = performance.now() + ms;
    if (at >= this.#dueAt) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, ms);
  }

  async #run(): Promise<void> {
    let wait = INTERVAL_MS;
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
    this.#timer = null;
    this.#dueAt = Infinity;
    this.#running = null;
    this.#wakeIn(wait);
  }
}
