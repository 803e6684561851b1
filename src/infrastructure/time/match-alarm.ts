/**
 * Clocks of matches are set by every order (MAT-5), and a sweep for each would be too much: soon after matches
 * have changed, one look asks which clock runs out first, however many they were.
 */
import { Wake } from './wake';

const AFTER_CHANGE_MS = 1_000;

export class MatchAlarm {
  #looking: Promise<void> | null = null;
  #stopped = false;
  readonly #wake = new Wake(() => {
    this.#looking = this.#look();
  });

  constructor(
    private readonly nextInMs: () => Promise<number | null>,
    private readonly ring: (inMs: number) => void,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** A match has changed, perhaps its clocks. */
  nudge(): void {
    this.#wake.in(AFTER_CHANGE_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake.end();
    await this.#looking;
  }

  async #look(): Promise<void> {
    // What changes from now on is looked at by another look.
    this.#wake.rang();
    try {
      const inMs = await this.nextInMs();
      if (inMs !== null && !this.#stopped) this.ring(inMs);
    } catch (error) {
      // The sweep, which comes in any case, asks as well.
      this.onFailure(error);
    }
  }
}
