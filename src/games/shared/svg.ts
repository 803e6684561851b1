/**
 * A scene as SVG (GAM-7): one renderer for every system. Colours go by seat and kind; whatever has a text has
 * it as a title, for those who do not see.
 */
import { escaped } from '../../kernel/markup';
import type { Language } from '../../kernel';
import { parseHex } from '../../kernel/hex';
import {
  type Board,
  type Mark,
  type Point,
  sayIn,
  type Scene,
  type Shape,
  type Text,
  type Texts,
  type Token,
} from '../shapes';
import { cornersOf } from './hex-field';

const SEATS = ['#2468b0', '#b03a2e', '#2e8b57', '#8e5aa8', '#b8860b', '#2f8f8f', '#a0522d', '#607080'];
const GROUND: Readonly<Record<string, string>> = {
  'light-woods': '#b9d8a0',
  'heavy-woods': '#7fae69',
  water: '#a9cdea',
  building: '#c9c2b8',
};
const MARKS: Readonly<Record<Mark['kind'], string>> = {
  path: '#444444',
  fire: '#c0392b',
  zone: '#d8b800',
  arc: '#7f8c8d',
  blast: '#e67e22',
  objective: '#8e44ad',
  edge: '#333333',
};

const list = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');
export const colourOf = (seat: string | null): string =>
  seat === null ? '#777777' : (SEATS[(seat.charCodeAt(0) - 65) % SEATS.length] ?? '#777777');

const drawn = (shape: Shape, style: string): string => {
  if ('polygon' in shape) return `<polygon points="${list(shape.polygon)}" ${style}/>`;
  const [only] = shape.line;
  if (only === undefined) return '';
  if (shape.line.length === 1)
    return `<circle cx="${only.x}" cy="${only.y}" r="${Math.max(1, shape.radius)}" ${style}/>`;
  return `<polyline points="${list(shape.line)}" fill="none" stroke-width="${Math.max(1, 2 * shape.radius)}" stroke-linecap="round" ${style}/>`;
};

const ground = ({ grid, areas }: Board, titled: (text: Text) => string): readonly string[] =>
  areas.map(({ kind, title, shape, places }) => {
    const style = `fill="${GROUND[kind] ?? '#e3ddd0'}" stroke="#b5ad9f"`;
    const hexes = grid?.kind === 'hex' ? places.map(parseHex).filter((hex) => hex !== null) : [];
    const fields =
      grid?.kind === 'hex' ? hexes.map((hex) => drawn({ polygon: cornersOf(grid, hex) }, style)) : [];
    return `<g>${titled(title)}${shape === null ? '' : drawn(shape, style)}${fields.join('')}</g>`;
  });

/** A wedge or capsule that points along the facing; what has none is a disc. */
const body = ({ at, radius, length, facing, seat, done }: Token): string => {
  if (at === null) return '';
  const style = `fill="${colourOf(seat)}" fill-opacity="${done ? '0.6' : '1'}" stroke="#ffffff"`;
  const nose =
    facing === null
      ? ''
      : `<path d="M ${-radius / 2} ${-radius / 2} L 0 ${-radius} L ${radius / 2} ${-radius / 2} Z" fill="#ffffff"/>`;
  const base =
    length === 0
      ? `<circle r="${radius}" ${style}/>`
      : `<rect x="${-radius}" y="${-radius - length / 2}" width="${2 * radius}" height="${2 * radius + length}" rx="${radius}" ${style}/>`;
  return `<g transform="translate(${at.x} ${at.y}) rotate(${facing ?? 0})">${base}${nose}</g>`;
};

const label = ({ at, radius, short }: Token): string =>
  at === null
    ? ''
    : `<text x="${at.x}" y="${at.y + radius / 3}" font-size="${radius}" text-anchor="middle" fill="#ffffff" font-family="sans-serif">${escaped(short)}</text>`;

export const svgOf = (board: Board, scene: Scene, texts: Texts, language: Language): string => {
  const say = ({ say: code, params }: Text): string => escaped(sayIn(texts, language, code, params));
  const titled = (text: Text | null): string => (text === null ? '' : `<title>${say(text)}</title>`);
  const { x, y } = board.size;
  const marks = scene.marks.map(({ kind, shape, text }) => {
    const colour = MARKS[kind];
    return `<g>${titled(text)}${drawn(shape, `stroke="${colour}" stroke-opacity="0.7" ${'polygon' in shape || shape.line.length === 1 ? `fill="${colour}" fill-opacity="0.25"` : ''}`)}</g>`;
  });
  const tokens = scene.tokens.map(
    (token) => `<g><title>${escaped(token.name)}</title>${body(token)}${label(token)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${y}" role="img">`,
    `<rect width="${x}" height="${y}" fill="#efe9dc"/>`,
    ...ground(board, titled),
    ...marks,
    ...tokens,
    '</svg>',
  ].join('\n');
};
