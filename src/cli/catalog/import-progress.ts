/** How far an import is: one line that is written over on a terminal, a plain one now and then elsewhere. */

export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Files between two plain lines. */
const PLAIN_EVERY = 1_000;
/** Milliseconds between two looks of the line on a terminal. */
const REFRESH_MS = 100;

export class Progress {
  #read = 0;
  #refused = 0;
  #shownAt = 0;

  constructor(
    private readonly output: Output,
    private readonly now: () => number = () => performance.now(),
  ) {}

  file(refused: boolean): void {
    this.#read += 1;
    if (refused) this.#refused += 1;
    if (this.output.isTTY !== true) {
      if (this.#read % PLAIN_EVERY === 0) this.output.write(`${this.#line}\n`);
      return;
    }
    if (this.now() - this.#shownAt < REFRESH_MS) return;
    this.#shownAt = this.now();
    this.output.write(`\r${this.#line}\u001b[K`);
  }

  /** Says what is done now that all is read. */
  end(doing: string): void {
    this.output.write(
      this.output.isTTY === true ? `\r${this.#line}; ${doing}\u001b[K\n` : `${this.#line}; ${doing}\n`,
    );
  }

  get #line(): string {
    return `${this.#read} files read, ${this.#refused} refused`;
  }
}
