/** One timer for what has to be looked at again: the earliest of all that was asked for. */
export class Wake {
  #timer: NodeJS.Timeout | null = null;
  #dueAt = Infinity;
  #ended = false;

  constructor(private readonly look: () => void) {}

  /** Never later than was meant before: where something changes all the time nobody would look at all. */
  in(ms: number): void {
    const at = performance.now() + ms;
    if (this.#ended || at >= this.#dueAt) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(this.look, ms);
  }

  /** It has rung: what is asked for from now on is for the next time. */
  rang(): void {
    this.#dueAt = Infinity;
  }

  end(): void {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
