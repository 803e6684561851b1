/**
 * Makes any text fit to be drawn: what no page can show is taken out, and what is too long for its cell is
 * cut with an ellipsis.
 */
import { textWidth } from './helvetica';

/** Control characters, marks that turn the direction of text, non-characters and halves of pairs. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** Marks that pile up on one letter run out of every line. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
/** No cell of a sheet holds more; measuring stops here. */
const LONGEST = 200;

/** What nearly every text is: nothing to be done about it. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One line of visible letters. Composed, so that a letter and its accent are one. */
export const clean = (words: string): string =>
  words.length <= LONGEST && PLAIN.test(words) ? words : cleaned(words);

const cleaned = (words: string): string =>
  words
    .slice(0, LONGEST * 4)
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(UNSHOWN, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The beginning of a text that is at most `max` wide with its ellipsis; the whole of it where that fits. */
export const clip = (words: string, size: number, bold: boolean, max: number): string => {
  if (textWidth(words, size, bold) <= max) return words;
  const letters = [...words];
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, size, bold) > max) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
