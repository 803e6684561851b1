/**
 * Baked ground, bounded: what is out of date stands in until it is baked anew, and what was used longest ago
 * goes first.
 */
import type { Chunk } from './chunks';

interface Kept {
  readonly share: number;
  readonly chunk: Chunk;
  readonly age: number;
}

/** So many of the largest scale, where each has some 2 MB at two pixels a point; of smaller ones more. */
const MAX = 60;
/** What one takes, of the largest: each scale is half the next. */
const SHARES = [1 / 16, 1 / 4, 1] as const;

export class ChunkStore {
  readonly #kept = new Map<string, Kept>();
  #age = 0;
  #held = 0;

  /** Everything that was baked is out of date now. */
  age(): void {
    this.#age += 1;
  }

  fresh(size: number, across: number, down: number): Chunk | undefined {
    const key = `${size} ${across} ${down}`;
    const found = this.#kept.get(key);
    if (found?.age !== this.#age) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.chunk;
  }

  /** Of another scale, or of before. */
  standIn(size: number, across: number, down: number): Chunk | undefined {
    return [size, 1, 0, 2]
      .map((one) => this.#kept.get(`${one} ${across} ${down}`)?.chunk)
      .find((chunk) => chunk !== undefined);
  }

  put(size: number, across: number, down: number, chunk: Chunk): void {
    const key = `${size} ${across} ${down}`;
    const share = SHARES[size] ?? 1;
    this.#held += share - (this.#kept.get(key)?.share ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, { chunk, age: this.#age, share });
    for (const [oldest, { share: freed }] of this.#kept) {
      if (this.#held <= MAX) return;
      this.#kept.delete(oldest);
      this.#held -= freed;
    }
  }
}
