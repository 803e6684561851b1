/** How many parts JSON may have, counted byte by byte before any of it is made: a hundred thousand keys cost more than all that comes after them. */

/** The largest map has 2,400 hexes, an import 2,000 files. */
export const MOST_IN_ONE = 4_000;
/** A report of a battle in which 250 mechs lost all that they had has 90,000. */
export const MOST_IN_ALL = 100_000;
/** Nothing that is sent here is nested deeper than ten levels; functions that go down into values shall not run out of stack. */
export const MAX_DEPTH = 50;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

const isOpening = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number): boolean => byte === 0x7d || byte === 0x5d;

/** Where a text ends that begins at `from`. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
};

/** Which bound it breaks: of its depth, or of the parts of an object, of a list, or of all of them. Null: none. Says nothing of what is no JSON. */
export const brokenBound = (bytes: Uint8Array): 'depth' | 'parts' | null => {
  // Commas in each of what is open, by its depth.
  const parts = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  let all = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) {
      const inOne = ((parts[depth] as number) += 1);
      if (inOne >= MOST_IN_ONE || (all += 1) > MOST_IN_ALL) return 'parts';
    } else if (isOpening(byte)) {
      if ((depth += 1) > MAX_DEPTH) return 'depth';
      if ((all += 1) > MOST_IN_ALL) return 'parts';
      parts[depth] = 0;
    } else if (isClosing(byte) && depth > 0) depth -= 1;
  }
  return null;
};
