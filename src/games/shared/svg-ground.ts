/**
 * The ground of a scene as SVG: hexes by kind and height, each an area's one path, with their labels and
 * levels.
 */
import { type Hex, parseHex } from '../../kernel/hex';
import type { Area, Board, Point, Shape, Text } from '../shapes';
import { centreOf, cornersOf, type HexGrid, hexesOf } from './hex-field';

/** Red, green and blue of each kind. */
const GROUND: Readonly<Record<string, readonly [number, number, number]>> = {
  clear: [226, 217, 196],
  'light-woods': [185, 216, 160],
  'heavy-woods': [127, 174, 105],
  water: [150, 196, 232],
  'deep-water': [104, 156, 206],
  building: [172, 164, 156],
  rough: [207, 186, 150],
  rubble: [190, 178, 170],
  pavement: [214, 214, 212],
  road: [196, 190, 178],
};
const OTHER = [227, 221, 208] as const;
export const PAPER = '#efe9dc';
/** By so much a level is darker than the one below it; from some height on no more. */
const DARKER = 0.075;
const HIGHEST = 8;

/** Higher ground is browner; what lies low is darker and bluer. */
const fillOf = (kind: string, level: number): string => {
  const base = GROUND[kind] ?? OTHER;
  const steps = Math.min(HIGHEST, Math.abs(level)) * DARKER;
  const towards = level >= 0 ? [122, 82, 40] : [40, 58, 84];
  const mixed = base.map((value, index) => Math.round(value + ((towards[index] ?? 0) - value) * steps));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const list = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

export const drawn = (shape: Shape, style: string): string => {
  if ('polygon' in shape) return `<polygon points="${list(shape.polygon)}" ${style}/>`;
  const [only] = shape.line;
  if (only === undefined) return '';
  if (shape.line.length === 1)
    return `<circle cx="${only.x}" cy="${only.y}" r="${Math.max(1, shape.radius)}" ${style}/>`;
  return `<polyline points="${list(shape.line)}" fill="none" stroke-width="${Math.max(1, 2 * shape.radius)}" stroke-linecap="round" stroke-linejoin="round" ${style}/>`;
};

/** One hexagon as a part of a path. */
const outline = (grid: HexGrid, hex: Hex): string =>
  `M${cornersOf(grid, hex)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

const hexesIn = ({ places }: Area): readonly Hex[] => places.map(parseHex).filter((hex) => hex !== null);

const labels = (at: readonly Point[], size: number, text: (index: number) => string): string =>
  at.length === 0
    ? ''
    : `<g font-size="${size}" text-anchor="middle" font-family="sans-serif" fill="#4a4438">${at
        .map(({ x, y }, index) => `<text x="${x}" y="${y}">${text(index)}</text>`)
        .join('')}</g>`;

const below = (grid: HexGrid, hexes: readonly Hex[], by: number): readonly Point[] =>
  hexes.map((hex) => {
    const { x, y } = centreOf(grid, hex);
    return { x, y: y + by };
  });

/** Lines of all hexes: one tile of two columns, repeated. */
const net = (grid: HexGrid, { x, y }: Point): string => {
  const tile = { x: 2 * grid.step.x, y: grid.step.y };
  const corners = cornersOf({ ...grid, first: grid.first }, '0101' as Hex);
  const east = corners.reduce((most, one) => (one.x > most.x ? one : most));
  const lines = `M${corners.map((one) => `${one.x} ${one.y}`).join('L')}ZM${east.x} ${east.y}H${tile.x}`;
  return [
    `<defs><pattern id="hexes" width="${tile.x}" height="${tile.y}" patternUnits="userSpaceOnUse">`,
    `<path d="${lines}" fill="none" stroke="#b5ad9f"/></pattern></defs>`,
    `<rect width="${x}" height="${y}" fill="url(#hexes)"/>`,
  ].join('');
};

/** `titled`: a text as the title of what it stands in; `said`: as it is. */
export const groundSvg = (
  { grid, size, areas }: Board,
  titled: (text: Text) => string,
  said: (text: Text) => string,
): readonly string[] => {
  const isHex = grid?.kind === 'hex';
  const fields = areas.map((area) => {
    const { kind, title, shape, level } = area;
    // Points of buildings are written on them.
    const style =
      kind === 'cp' ? 'fill="#000000" fill-opacity="0"' : `fill="${fillOf(kind, level)}" stroke="#b5ad9f"`;
    const hexes = isHex ? hexesIn(area) : [];
    const path =
      isHex && hexes.length > 0
        ? `<path d="${hexes.map((hex) => outline(grid, hex)).join('')}" ${style}/>`
        : '';
    const text = kind === 'cp' ? said(title) : level === 0 ? null : `${level}`.replace('-', '−');
    const notes =
      isHex && text !== null
        ? labels(below(grid, hexes, kind === 'cp' ? 8 : 13), kind === 'cp' ? 4 : 6, () => text)
        : '';
    return `<g>${titled(title)}${shape === null ? '' : drawn(shape, style)}${path}${notes}</g>`;
  });
  if (!isHex) return fields;
  const all = hexesOf(grid);
  return [net(grid, size), ...fields, labels(below(grid, all, -10), 4, (index) => all[index] ?? '')];
};
