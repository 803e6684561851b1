/**
 * Baked ground, bounded: what is out of date stands in until it is baked anew, and what was used longest ago
 * goes first.
 */
import type { Chunk } from './chunks';

interface Kept {
  readonly chunk: Chunk;
  readonly age: number;
}

/** At the largest scale and two pixels a point some 2 MB each. */
const MAX = 60;

export class ChunkStore {
  readonly #kept = new Map<string, Kept>();
  #age = 0;

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
    this.#kept.delete(key);
    this.#kept.set(key, { chunk, age: this.#age });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX) return;
      this.#kept.delete(oldest);
    }
  }
}
