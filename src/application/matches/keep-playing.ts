/**
 * Lets bots play on: after an order that leaves one to decide, and by the sweep, which finds those that were
 * killed while they thought (MAT-4). Nobody waits for it.
 */
import type { PlayBots } from './play-bots';
import type { MatchStore } from './ports';

/** Matches that a sweep takes up. */
const BATCH = 100;

export class KeepPlaying {
  readonly #playing = new Map<string, Promise<void>>();
  /** Of those that are played: something has happened since. */
  readonly #again = new Set<string>();
  #stopped = false;

  constructor(
    private readonly bots: Pick<PlayBots, 'run'>,
    private readonly matches: Pick<MatchStore, 'withBots' | 'expire'>,
    private readonly thinker: { end(): Promise<void> },
    private readonly onFailure: (match: string, error: unknown) => void,
  ) {}

  /** Something has happened in the match: perhaps a bot is asked. */
  nudge(id: string): void {
    if (this.#stopped) return;
    if (this.#playing.has(id)) this.#again.add(id);
    else this.#playing.set(id, this.#play(id));
  }

  /** Bots that have been asked for a while, and matches that have waited for players too long. */
  async sweep(): Promise<void> {
    await this.matches.expire();
    for (const id of await this.matches.withBots(BATCH)) this.nudge(id);
  }

  /** What is being thought is thrown away: another process, or the next start, thinks it anew. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.thinker.end();
    await Promise.all(this.#playing.values());
  }

  async #play(id: string): Promise<void> {
    try {
      do {
        this.#again.delete(id);
        await this.bots.run(id, () => this.#stopped);
      } while (this.#again.has(id) && !this.#stopped);
    } catch (error) {
      if (!this.#stopped) this.onFailure(id, error);
    }
    this.#again.delete(id);
    this.#playing.delete(id);
  }
}
