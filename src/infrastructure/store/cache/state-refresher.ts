/**
 * Loads cached states anew when other processes have changed their campaigns, so that whoever asks next does
 * not wait for it: how long an answer takes would else tell of changes that the asker may not see. Whether a
 * state is the last one is asked under the lock, as without this.
 */

/** Changes come in rows; and what this process wrote itself is soon in its cache. */
const AFTER_CHANGE_MS = 50;

/** The states that a process keeps. */
export interface KeptStates {
  /** Whether a state is kept, is of an earlier version, and is asked for now and then. */
  isBehind(campaign: string, version: number): boolean;
  refresh(campaign: string): Promise<void>;
}

/** One state after the other: at most one connection is taken. */
export class StateRefresher {
  readonly #wanted = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly states: KeptStates,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** A campaign has this version now. Null: nobody knows which have changed; whoever asks will see. */
  changed(campaign: string | null, version: number): void {
    if (campaign === null || this.#stopped || !this.states.isBehind(campaign, version)) return;
    this.#wanted.set(campaign, version);
    this.#wake();
  }

  /** Ends after the state that is being loaded. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  #wake(): void {
    if (this.#stopped || this.#timer !== null || this.#running !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#running = this.#run().finally(() => {
        this.#running = null;
        if (this.#wanted.size > 0) this.#wake();
      });
    }, AFTER_CHANGE_MS);
  }

  async #run(): Promise<void> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [campaign, version] of wanted) {
      if (this.#stopped) return;
      try {
        if (this.states.isBehind(campaign, version)) await this.states.refresh(campaign);
      } catch (error) {
        this.onFailure(error);
      }
    }
  }
}
