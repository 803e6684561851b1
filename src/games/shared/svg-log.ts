/** What happened, in lines under a drawn scene: a page of a turn for print. */
import { flatMap } from '../../kernel';
import { escaped } from '../../kernel/markup';

export interface LogLine {
  readonly text: string;
  /** A heading: the step in which what follows happened. */
  readonly isHead: boolean;
}

/** Letters of a line; their size follows from the width of the field. */
const LETTERS = 128;
/** Of a letter to its size: sans-serif is narrower on average, so that every line fits. */
const WIDTH = 0.5;

/** At spaces; a word that is longer than a line stands alone. */
const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' '))
    if (line !== '' && line.length + 1 + word.length > LETTERS) {
      lines.push(line);
      // What goes on is set in.
      line = `\u00a0\u00a0${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  return [...lines, line];
};

/** Below `top`, in units of the board, on a page so wide. `height`: what it takes. */
export const logSvg = (
  lines: readonly LogLine[],
  width: number,
  top: number,
): { readonly svg: string; readonly height: number } => {
  const size = Math.max(1, Math.round((10 * width) / (LETTERS * WIDTH + 4)) / 10);
  const step = Math.round(13.5 * size) / 10;
  let y = top + step;
  const rows = flatMap(lines, ({ text, isHead }) =>
    wrapped(text).map((row) => {
      y += isHead ? 1.5 * step : step;
      const at = `x="${size}" y="${Math.round(y * 10) / 10}"`;
      return `<text ${at}${isHead ? ' font-weight="bold"' : ''}>${escaped(row)}</text>`;
    }),
  );
  const height = rows.length === 0 ? 0 : Math.ceil(y - top + step);
  const svg =
    rows.length === 0
      ? ''
      : `<g font-size="${size}" font-family="sans-serif" fill="#222222">${rows.join('')}</g>`;
  return { svg, height };
};
