/** Tokens and marks of a scene as SVG. Colours go by seat and kind. */
import { escaped } from '../../kernel/markup';
import type { Mark, Text, Token, Words } from '../shapes';
import { drawn } from './svg-ground';

const SEATS = ['#2468b0', '#b03a2e', '#2e8b57', '#8e5aa8', '#b8860b', '#2f8f8f', '#a0522d', '#607080'];
const MARKS: Readonly<Record<Mark['kind'], string>> = {
  path: '#444444',
  fire: '#c0392b',
  zone: '#d8b800',
  arc: '#7f8c8d',
  blast: '#e67e22',
  objective: '#8e44ad',
  edge: '#333333',
};
const BARS = ['#3f8f4f', '#d0a020', '#c0392b'];

export const colourOf = (seat: string | null): string =>
  seat === null ? '#777777' : (SEATS[(seat.charCodeAt(0) - 65) % SEATS.length] ?? '#777777');

/** An arrow at the end of ways and shots. */
export const ARROWS = `<defs>${Object.entries({ path: 'context-stroke', fire: 'context-stroke' })
  .map(
    ([kind, colour]) =>
      `<marker id="to-${kind}" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L6 3L0 6Z" fill="${colour}"/></marker>`,
  )
  .join('')}</defs>`;

export const markSvg = ({ kind, seat, shape, text }: Mark, titled: (text: Text | null) => string): string => {
  const colour =
    kind === 'path' || kind === 'edge' || kind === 'arc'
      ? seat === null
        ? MARKS[kind]
        : colourOf(seat)
      : MARKS[kind];
  const isFilled = 'polygon' in shape || shape.line.length === 1;
  const style = [
    `stroke="${colour}" stroke-opacity="${isFilled ? 0.5 : 0.8}"`,
    ...(isFilled ? [`fill="${colour}" fill-opacity="${kind === 'arc' ? 0.12 : 0.25}"`] : []),
    ...(!isFilled && kind === 'path' ? ['stroke-dasharray="6 3"'] : []),
    ...(!isFilled && (kind === 'path' || kind === 'fire') ? [`marker-end="url(#to-${kind})"`] : []),
  ].join(' ');
  return `<g>${titled(text)}${drawn(shape, style)}</g>`;
};

const nose = (radius: number, degrees: number, fill: string): string =>
  `<path transform="rotate(${degrees})" d="M ${-radius / 2} ${1 - radius} L 0 ${-radius - 4} L ${radius / 2} ${1 - radius} Z" fill="${fill}" stroke="#4a4438" stroke-width="0.5"/>`;

/** A wedge or capsule that points along the facing, with a second nose where torso or turret look elsewhere. */
const body = ({ at, radius, length, facing, aim, seat, done, states }: Token): string => {
  if (at === null) return '';
  const isBad = states.some(({ good }) => good === false);
  const style = `fill="${colourOf(seat)}" fill-opacity="${done ? '0.6' : '1'}" stroke="${isBad ? '#ffd24a' : '#ffffff'}"`;
  const base =
    length === 0
      ? `<circle r="${radius}" ${style}/>`
      : `<rect x="${-radius}" y="${-radius - length / 2}" width="${2 * radius}" height="${2 * radius + length}" rx="${radius}" ${style}/>`;
  const turned = aim === null || aim === facing ? '' : nose(radius, aim, '#ffd24a');
  // The body is turned by its facing, what looks elsewhere by its own direction.
  return [
    `<g transform="translate(${at.x} ${at.y})"><g transform="rotate(${facing ?? 0})">${base}`,
    `${facing === null ? '' : nose(radius, 0, '#ffffff')}</g>${turned}</g>`,
  ].join('');
};

const label = ({ at, radius, short }: Token): string =>
  at === null
    ? ''
    : `<text x="${at.x}" y="${at.y + 2}" font-size="${Math.round(radius * (short.length > 3 ? 7 : 8)) / 10}" text-anchor="middle" fill="#ffffff" font-family="sans-serif">${escaped(short)}</text>`;

/** Under the body, one line each. */
const bars = ({ at, radius, bars: all }: Token): string => {
  if (at === null) return '';
  const width = 2 * radius - 4;
  return all
    .map(({ value, most }, index) => {
      const left = most === 0 ? 0 : Math.round((width * Math.max(0, Math.min(value, most))) / most);
      const place = `x="${at.x - radius + 2}" y="${at.y + radius / 2 + 2 * index}" height="1.5"`;
      return `<rect ${place} width="${width}" fill="#ffffff" fill-opacity="0.5"/><rect ${place} width="${left}" fill="${BARS[index % BARS.length] ?? '#333333'}"/>`;
    })
    .join('');
};

export const tokenSvg = (token: Token, said: (words: Words) => string): string => {
  const states = token.states.map((state) => said(state)).join(', ');
  return `<g><title>${escaped(token.name)}${states === '' ? '' : `: ${states}`}</title>${body(token)}${label(token)}${bars(token)}</g>`;
};
