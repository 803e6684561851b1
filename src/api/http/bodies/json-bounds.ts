/**
 * How many parts and names JSON may have, counted byte by byte before any of it is made: a hundred thousand
 * keys cost more than all that comes after them.
 */
import { randomBytes } from 'node:crypto';

/** The largest battlefield of a probe has 6,800 hexes, a map 2,400, an import 2,000 files. */
export const MAX_IN_ONE = 7_000;
/** A report of a battle in which 250 mechs lost all that they had has 90,000. */
export const MAX_IN_ALL = 100_000;
/**
 * Names of keys that differ. A name that was never seen costs ten times as much as any other: the engine
 * keeps it, and a shape of objects for it.
 */
export const MAX_NAMES = 5_000;
/**
 * Nothing that is sent here is nested deeper than ten levels; functions that go down into values shall not
 * run out of stack.
 */
export const MAX_DEPTH = 50;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

const COLON = 0x3a;
/** A body that is shorter has neither so many parts nor so many names. */
const SHORT = 8_000;

/** Counts different texts by a hash that nobody outside can compute: now and then, two count as one. */
class Names {
  readonly #seen = new Uint8Array(8_192);
  #count = 0;

  /** How many there are with this one. */
  add(hash: number): number {
    const place = (hash >>> 3) & 8_191;
    const bit = 1 << (hash & 7);
    if (((this.#seen[place] as number) & bit) !== 0) return this.#count;
    this.#seen[place] = (this.#seen[place] as number) | bit;
    return (this.#count += 1);
  }
}
const SEED = randomBytes(4).readInt32LE();

/** Of the text from one place to another (FNV-1a, its bits mixed once more). */
const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = SEED;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
};

const isOpening = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number): boolean => byte === 0x7d || byte === 0x5d;

/** Where a text ends that begins at `from`. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
};

/**
 * Which bound it breaks: of its depth, or of the parts of an object, of a list, or of all of them, or of
 * names. Null: none. Says nothing of what is no JSON.
 */
export const brokenBound = (bytes: Uint8Array): 'depth' | 'parts' | null => {
  // Commas in each of what is open, by its depth.
  const parts = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  let all = 0;
  const names = bytes.length < SHORT ? null : new Names();
  let from = 0;
  let to = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      from = at + 1;
      at = to = endOfText(bytes, at);
    } else if (byte === COLON) {
      if (names !== null && names.add(hashOf(bytes, from, to)) > MAX_NAMES) return 'parts';
    } else if (byte === COMMA) {
      const inOne = ((parts[depth] as number) += 1);
      if (inOne >= MAX_IN_ONE || (all += 1) > MAX_IN_ALL) return 'parts';
    } else if (isOpening(byte)) {
      if ((depth += 1) > MAX_DEPTH) return 'depth';
      if ((all += 1) > MAX_IN_ALL) return 'parts';
      parts[depth] = 0;
    } else if (isClosing(byte) && depth > 0) depth -= 1;
  }
  return null;
};
