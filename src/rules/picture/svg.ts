/**
 * A picture as an SVG document: numbers, colours and escaped text, and nothing that a browser would run or
 * fetch.
 */
import { escaped } from '../../kernel/markup';
import type { Fill, Lettering, Picture, Shape, Stroke } from './marks';

const number = (value: number): string => String(Math.round(value * 100) / 100);

const opacity = (name: string, value: number | undefined): string =>
  value === undefined ? '' : ` ${name}="${number(value)}"`;

const filled = (fill: Fill | null): string =>
  fill === null ? ' fill="none"' : ` fill="${fill.colour}"${opacity('fill-opacity', fill.opacity)}`;

const stroked = (stroke: Stroke | null): string =>
  stroke === null
    ? ''
    : ` stroke="${stroke.colour}" stroke-width="${number(stroke.width)}"${opacity('stroke-opacity', stroke.opacity)}` +
      (stroke.dash === undefined ? '' : ` stroke-dasharray="${stroke.dash.map(number).join(' ')}"`);

const pathOf = ({ d, fill, stroke, at }: Shape): string =>
  `<path${at === undefined ? '' : ` transform="translate(${number(at.x)} ${number(at.y)}) scale(${number(at.scale)})"`} d="${d}"${filled(fill)}${stroked(stroke)}/>`;

const lettered = ({ size, bold, anchor, fill }: Lettering): string =>
  `font-size="${number(size)}"${bold ? ' font-weight="600"' : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${filled(fill)}`;

const markOf = (mark: Picture['marks'][number]): string => {
  switch (mark.kind) {
    case 'shape':
      return pathOf(mark);
    case 'stamps':
      return mark.at
        .map(([x, y]) => `<use href="#${mark.symbol}" x="${number(x)}" y="${number(y)}"/>`)
        .join('');
    case 'texts':
      return `<g ${lettered(mark.lettering)}>${mark.texts
        .map(({ at: [x, y], words }) => `<text x="${number(x)}" y="${number(y)}">${escaped(words)}</text>`)
        .join('')}</g>`;
  }
};

/** `note`: a comment at its head, without `--`; null: none. */
export const pictureSvg = (
  { width, height, background, title, language, symbols, marks }: Picture,
  note: string | null = null,
): string =>
  [
    ...(note === null ? [] : [`<!-- ${note} -->`]),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${language}" ` +
      `font-family="'Barlow Semi Condensed','Arial Narrow',Arial,sans-serif" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escaped(title)}</title>`,
    `<defs>${Object.entries(symbols)
      .map(([name, shapes]) => `<g id="${name}">${shapes.map(pathOf).join('')}</g>`)
      .join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    ...marks.map(markOf),
    '</svg>\n',
  ].join('\n');
