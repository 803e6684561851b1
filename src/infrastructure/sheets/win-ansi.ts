/**
 * Text in the letters that the standard fonts of PDF have (Windows-1252); others lose their accents, or
 * become a question mark.
 */

/** Beyond Latin-1, what Windows-1252 has. */
const MORE = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isIn = (letter: string): boolean => /^[ -~\u00a0-\u00ff]$/.test(letter) || MORE.has(letter);

export const inWinAnsi = (words: string): string =>
  [...words]
    .map((letter) => {
      if (isIn(letter)) return letter;
      if (/^\p{M}$/u.test(letter)) return '';
      const [base = ''] = letter.normalize('NFKD');
      return isIn(base) ? base : '?';
    })
    .join('');
