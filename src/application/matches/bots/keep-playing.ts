/**
 * Lets bots play on: after an order that leaves one to decide, and by the sweep, which finds those that were
 * killed while they thought (MAT-4). Nobody waits for it.
 */
import type { CallPlayers } from '../clocks/call-players';
import type { PlayBots } from './play-bots';
import type { MatchStore } from '../ports';
import type { RunClocks } from '../clocks/run-clocks';

/** Matches that a sweep takes up. */
const BATCH = 100;
/** Matches that are played at once: more would take the database's connections from whoever asks. */
const LANES = 4;

export class KeepPlaying {
  /** Those that wait for a lane, in their order, and those that have one. */
  readonly #playing = new Set<string>();
  readonly #waiting: string[] = [];
  readonly #lanes = new Set<Promise<void>>();
  /** Of those that are played: something has happened since. */
  readonly #again = new Set<string>();
  #stopped = false;

  constructor(
    private readonly bots: Pick<PlayBots, 'run'>,
    private readonly clocks: Pick<RunClocks, 'run'>,
    private readonly callPlayers: Pick<CallPlayers, 'run'>,
    private readonly matches: Pick<MatchStore, 'withBots' | 'late' | 'toCall' | 'expire'>,
    private readonly thinker: { end(): Promise<void> },
    /** Nobody is asked any more, as far as bots go: the match may be over. */
    private readonly rested: (match: string) => Promise<void>,
    private readonly onFailure: (match: string, error: unknown) => void,
  ) {}

  /** Something has happened in the match: perhaps a bot is asked. */
  nudge(id: string): void {
    if (this.#stopped) return;
    if (this.#playing.has(id)) this.#again.add(id);
    else this.#queue(id);
  }

  /**
   * Bots that have been asked for a while, clocks that have run out, and matches that have waited for players
   * too long.
   */
  async sweep(): Promise<void> {
    await this.matches.expire();
    for (const id of await this.matches.late(BATCH)) {
      if (this.#stopped) return;
      await this.#tried(id, async () => {
        await this.clocks.run(id);
        this.nudge(id);
      });
    }
    for (const id of await this.matches.toCall(BATCH)) {
      if (this.#stopped) return;
      await this.#tried(id, () => this.callPlayers.run(id));
    }
    for (const id of await this.matches.withBots(BATCH)) this.nudge(id);
  }

  /** What is being thought is thrown away: another process, or the next start, thinks it anew. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.thinker.end();
    await Promise.all(this.#lanes);
  }

  /** One match that fails keeps no other from its turn. */
  async #tried(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.onFailure(id, error);
    }
  }

  #queue(id: string): void {
    this.#playing.add(id);
    this.#waiting.push(id);
    this.#fill();
  }

  #fill(): void {
    while (!this.#stopped && this.#lanes.size < LANES) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      const lane: Promise<void> = this.#play(id).then((isDone) => {
        this.#lanes.delete(lane);
        if (isDone) this.#playing.delete(id);
        else this.#waiting.push(id);
        this.#fill();
      });
      this.#lanes.add(lane);
    }
  }

  /** Answers whether nothing is left to do. While others wait, each match gives one order in its turn. */
  async #play(id: string): Promise<boolean> {
    this.#again.delete(id);
    let [orders, isCut] = [0, false];
    const isOver = (): boolean => {
      orders += 1;
      isCut = orders > 1 && this.#waiting.length > 0;
      return this.#stopped || isCut;
    };
    try {
      await this.bots.run(id, isOver);
      if (isCut || this.#again.has(id)) return this.#stopped;
      if (!this.#stopped) await this.rested(id);
    } catch (error) {
      if (!this.#stopped) this.onFailure(id, error);
    }
    // What has happened meanwhile is played, too: before it failed, or while it told that nobody is asked.
    return this.#stopped || !this.#again.has(id);
  }
}
