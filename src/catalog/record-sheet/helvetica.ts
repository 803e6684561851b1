/**
 * How wide a text is in Helvetica (Adobe's published font metrics), so that it can be fitted into its cell
 * without any font at hand.
 */

/** Widths of the characters from space to tilde, in thousandths of the font size. */
const REGULAR: readonly number[] = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD: readonly number[] = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
/** Signs that are not among them, regular and bold; a letter with accents is as wide as without. */
const OTHERS: Readonly<Record<string, readonly [regular: number, bold: number]>> = {
  '–': [556, 556],
  '—': [1000, 1000],
  '…': [1000, 1000],
  '·': [278, 278],
  '×': [584, 584],
  '±': [584, 584],
  ß: [611, 611],
  '’': [222, 278],
  '“': [333, 500],
  '”': [333, 500],
  '„': [333, 500],
};
const SPACE = 32;
/** Of letters that are not in the tables: what most fonts stay below. */
const FOREIGN = 750;
const WIDEST = 1000;
/** Scripts whose letters are narrower than they are high. */
const NARROW = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Latin}]$/u;

const widthOf = (letter: string, widths: readonly number[]): number => {
  const plain = widths[(letter.codePointAt(0) ?? 0) - SPACE];
  if (plain !== undefined && letter.length === 1) return plain;
  const other = OTHERS[letter];
  if (other !== undefined) return other[widths === BOLD ? 1 : 0];
  if (/^\p{M}$/u.test(letter)) return 0;
  const [base = ''] = letter.normalize('NFD');
  return (
    (base === letter ? undefined : widths[(base.codePointAt(0) ?? 0) - SPACE]) ??
    (NARROW.test(letter) ? FOREIGN : WIDEST)
  );
};

/** Whether the width of every letter is known; of others it is a guess. */
export const isMeasured = (words: string): boolean =>
  [...words].every(
    (letter) =>
      /^[ -~]$/.test(letter) ||
      OTHERS[letter] !== undefined ||
      /^[ -~]\p{M}*$/u.test(letter.normalize('NFD')),
  );

/** Width in the unit of `size`. */
export const textWidth = (words: string, size: number, bold: boolean): number => {
  let sum = 0;
  for (const letter of words) sum += widthOf(letter, bold ? BOLD : REGULAR);
  return (sum * size) / 1000;
};
