/**
 * A drawing as an SVG document: numbers, shades and escaped text, and nothing that a browser would run or
 * fetch.
 */
import { escaped } from '../../kernel/markup';
import { colour, HEIGHT, WIDTH, type Drawing, type Mark, type Shade, type Stroke } from './drawing';
import { isMeasured } from './helvetica';

const number = (value: number): string => String(Math.round(value * 100) / 100);

const paint = (fill: Shade | null, stroke: Stroke | null): string =>
  ` fill="${fill === null ? 'none' : colour(fill)}"` +
  (stroke === null
    ? ''
    : ` stroke="${colour(stroke.shade)}" stroke-width="${number(stroke.width)}"${stroke.dashed === true ? ' stroke-dasharray="1.2 0.9"' : ''}`);

const ANCHORS = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' } as const;

type Text = Extract<Mark, { readonly kind: 'text' }>;

const textOf = ({ x, y, words, size, bold, anchor, shade }: Text): string =>
  `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}"${bold ? ' font-weight="700"' : ''}${ANCHORS[anchor]}` +
  `${shade === 0 ? '' : ` fill="${colour(shade)}"`}>${escaped(words)}</text>`;

/**
 * Letters that are not in the table have the size of whatever font shows them: nothing of them is seen
 * outside of their cell.
 */
const clipped = (text: Text): string => {
  const { x, y, size, anchor, max } = text;
  const [left, top, width, height] = [
    anchor === 'start' ? x : anchor === 'end' ? x - max : x - max / 2,
    y - size * 1.05,
    max,
    size * 1.4,
  ].map(number);
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" overflow="hidden">${textOf(text)}</svg>`;
};

const markOf = (mark: Mark): string => {
  switch (mark.kind) {
    case 'text':
      return mark.words === '' ? '' : isMeasured(mark.words) ? textOf(mark) : clipped(mark);
    case 'line':
      return `<path d="M${mark.from.map(number).join(' ')}L${mark.to.map(number).join(' ')}"${paint(null, mark.stroke)}/>`;
    case 'rect':
      return `<rect x="${number(mark.x)}" y="${number(mark.y)}" width="${number(mark.width)}" height="${number(mark.height)}"${paint(mark.fill, mark.stroke)}/>`;
    case 'circle':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.r)}"${paint(mark.fill, mark.stroke)}/>`;
    case 'polygon':
      return `<path d="M${mark.points.map((point) => point.map(number).join(' ')).join('L')}Z"${paint(mark.fill, mark.stroke)} stroke-linejoin="round"/>`;
  }
};

/**
 * White around the drawing on a screen; with it, a page still fits within the margins that browsers print
 * with on A4 and US Letter.
 */
const RIM = 2;

/** `note`: a comment at its head, without `--`; null: none. */
export const svgOf = ({ title, marks }: Drawing, note: string | null = null): string =>
  [
    ...(note === null ? [] : [`<!-- ${note} -->`]),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 2 * RIM}mm" height="${HEIGHT + 2 * RIM}mm" ` +
      `viewBox="${-RIM} ${-RIM} ${WIDTH + 2 * RIM} ${HEIGHT + 2 * RIM}" role="img" ` +
      `font-family="Helvetica,Arial,'Liberation Sans',sans-serif" xml:space="preserve">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-RIM}" y="${-RIM}" width="${WIDTH + 2 * RIM}" height="${HEIGHT + 2 * RIM}" fill="#ffffff"/>`,
    ...marks.map(markOf).filter((mark) => mark !== ''),
    '</svg>\n',
  ].join('\n');
