/**
 * Seeded chance for simulations, the demo and random tests: small, fast, the same on every machine. It is no
 * dice of the game, which `dice.ts` has.
 */

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
};

export class Chance {
  #state: number;

  constructor(seed: string | number) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  }

  /** 0 … 2^32 − 1 (mulberry32). */
  word(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** 0 … below 1. */
  next(): number {
    return this.word() / 2 ** 32;
  }

  /** Whole, from … to, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  maybe(probability: number): boolean {
    return this.next() < probability;
  }

  /** Null of an empty list. */
  pick<T>(list: readonly T[]): T | null {
    return list[this.int(0, list.length - 1)] ?? null;
  }

  /** One of a list that has at least one element; throws when it has none. */
  one<T>(list: readonly T[]): T {
    const found = list[this.int(0, list.length - 1)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = this.int(0, at);
      const kept = copy[at] as T;
      copy[at] = copy[other] as T;
      copy[other] = kept;
    }
    return copy;
  }

  some<T>(list: readonly T[], most: number): T[] {
    return this.shuffled(list).slice(0, this.int(0, most));
  }
}
