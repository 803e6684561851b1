/**
 * Work that is done a few pieces at once, owner by owner: whoever asks for many waits behind who asks for
 * one.
 */

export interface TurnLimits {
  /** How many pieces are done at once. */
  readonly atOnce: number;
  /** How many may wait beside them: of all owners, and of one (without it: as many as of all). */
  readonly waiting: number;
  readonly waitingOfOne?: number;
}

type Start = () => void;

export class TurnQueue {
  /** By owner, in the order of their next turns; nobody is in it without work. */
  readonly #queues = new Map<string, readonly Start[]>();
  #waiting = 0;
  #underWay = 0;

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Null, and nothing of the work is done, when as many wait as may. What throws keeps nobody else from their
   * turn.
   */
  run<T>(work: () => Promise<T>, owner = ''): Promise<T> | null {
    const { atOnce, waiting, waitingOfOne = waiting } = this.limits;
    if (this.#underWay < atOnce) {
      this.#underWay += 1;
      return this.#done(work);
    }
    const mine = this.#queues.get(owner) ?? [];
    if (mine.length >= waitingOfOne || this.#waiting >= waiting) return null;
    this.#waiting += 1;
    return new Promise<void>((start) => this.#queues.set(owner, [...mine, start])).then(() =>
      this.#done(work),
    );
  }

  async #done<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** The turn goes straight to the next owner, who stands last from then on: nobody slips in between. */
  #next(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#underWay -= 1;
      return;
    }
    const [owner, [start, ...rest]] = first;
    this.#queues.delete(owner);
    if (rest.length > 0) this.#queues.set(owner, rest);
    this.#waiting -= 1;
    start?.();
  }
}
