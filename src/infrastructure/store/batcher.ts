/**
 * Lets what comes at the same time share a statement: most of what a short one costs is the way there and
 * back.
 */

/** Statements on their way at once; what comes meanwhile shares the next one. */
const AT_ONCE = 2;

/** Who waits for what, and the statement itself, are the owner's business: this only says when it is time. */
export class Batcher<Batch> {
  #underWay = 0;
  #scheduled = false;

  /**
   * @param take what may go together now, and is waiting no more; null: nothing
   * @param send never rejects: whoever waits is told by it
   */
  constructor(
    private readonly take: () => Batch | null,
    private readonly send: (batch: Batch) => Promise<void>,
  ) {}

  /**
   * Something waits: it goes after all that comes with the same turn of the event loop, as soon as a
   * statement is free.
   */
  wake(): void {
    if (this.#scheduled || this.#underWay >= AT_ONCE) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    const batch = this.take();
    if (batch === null) return;
    this.#underWay += 1;
    try {
      await this.send(batch);
    } finally {
      this.#underWay -= 1;
      this.wake();
    }
  }
}
