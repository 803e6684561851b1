/**
 * Finding names as people type them: parts of words in any order, whatever the case, the accents and the
 * punctuation (`atlas 7d` finds Atlas AS7-D, `madcat` finds Mad Cat).
 */
import { fold } from '../slug';

/** A name made ready to be looked in. */
export interface Haystack {
  /** The folded name, and its words without punctuation. */
  readonly text: string;
  /** From the beginning of every word on, without spaces: each behind a line feed. */
  readonly joined: string;
  /**
   * Which letters and digits occur in it, a bit each (some share one): most names are ruled out by that
   * alone.
   */
  readonly letters: number;
}
export type Needle = (haystack: Haystack) => boolean;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]+/gu, '');

const BITS = 31;
const lettersOf = (text: string): number => {
  let letters = 0;
  for (const letter of bare(text)) letters |= 1 << ((letter.codePointAt(0) ?? 0) % BITS);
  return letters;
};

export const haystackOf = (name: string): Haystack => {
  const folded = fold(name);
  const words = wordsOf(folded).map(bare);
  const squeezed = words.join(' ');
  const joined = words.map((_word, index) => `\n${words.slice(index).join('')}`).join('');
  return {
    text: squeezed === folded ? folded : `${folded} ${squeezed}`,
    joined,
    letters: lettersOf(squeezed),
  };
};

/**
 * What finds the names in which every word of `q` occurs; null when there are no words: every name is meant.
 */
export const needleOf = (q: string | null): Needle | null => {
  const words = q === null ? [] : wordsOf(fold(q));
  if (words.length === 0) return null;
  const finders = words.map((word): Needle => {
    const squeezed = bare(word);
    if (squeezed === '') return ({ text }) => text.includes(word);
    const start = `\n${squeezed}`;
    if (squeezed === word) return ({ text, joined }) => text.includes(word) || joined.includes(start);
    return ({ text, joined }) => text.includes(word) || text.includes(squeezed) || joined.includes(start);
  });
  const wanted = lettersOf(words.join(''));
  return (haystack) => (haystack.letters & wanted) === wanted && finders.every((finds) => finds(haystack));
};
