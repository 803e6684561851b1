/**
 * Words fitted into cells and columns of a battle sheet: names that people give are up to 60 letters long,
 * and stand there whole.
 */
import { clean, type Mark, text, textWidth } from '../../catalog/record-sheet';

/** Words in lines no wider than `max`; a word that is wider has a line of its own. */
export const wrapped = (words: string, size: number, max: number, bold = false): readonly string[] => {
  const lines: string[] = [];
  let now = '';
  for (const word of clean(words).split(' ')) {
    const longer = now === '' ? word : `${now} ${word}`;
    if (now === '' || textWidth(longer, size, bold) <= max) now = longer;
    else {
      lines.push(now);
      now = word;
    }
  }
  return [...lines, now];
};

interface CellLook {
  readonly max: number;
  readonly size: number;
  readonly bold?: boolean;
}

/**
 * Of the size: down to this a line shrinks before it becomes two, or still shrinks where it cannot be broken.
 */
const ONE_LINE = 0.85;
const SMALL = 0.76;
/** Of the small size: as small as two lines may become. */
const LEAST = 0.82;
/** Between the baselines of two lines, in small sizes. */
const LEADING = 1.05;
/**
 * How far above `y` the first of two lines stands, in distances of lines: what hangs below the second keeps
 * clear of the row's rule.
 */
const ABOVE = 0.68;

/** A hair's breadth, so that what just fits is not cut for the last digit of a fraction. */
const SPARE = 0.999;

/** The largest size up to `size` at which the words are no wider than `max`, but no less than `least`. */
const sizeFor = (words: string, max: number, size: number, least: number, bold: boolean): number =>
  Math.max(least, Math.min(size, (SPARE * size * max) / Math.max(textWidth(clean(words), size, bold), 1)));

/** One line, or two small ones, about the baseline `y`; what two lines do not hold is cut. */
export const cell = (
  x: number,
  y: number,
  words: string,
  { max, size, bold = false }: CellLook,
): readonly Mark[] => {
  const small = size * SMALL;
  const lines = wrapped(words, small, max, bold);
  const fitted = (at: number, part: string, from: number, least: number): Mark =>
    text(x, at, part, { bold, max, size: sizeFor(part, max, from, least, bold) });
  if (lines.length === 1 || textWidth(clean(words), size * ONE_LINE, bold) <= max)
    return [fitted(y, words, size, small)];
  const [first = '', ...rest] = lines;
  const pitch = small * LEADING;
  return [first, rest.join(' ')].map((part, index) =>
    fitted(y + (index - ABOVE) * pitch, part, small, small * LEAST),
  );
};
