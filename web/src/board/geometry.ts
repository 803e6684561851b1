/** Hexes in the plane: flat tops, even columns half a hex lower; the radius of a hex is 1. */
import type { Hex } from './scene';

export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export const S3 = Math.sqrt(3);
export const DIRECTIONS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const columnOf = (hex: Hex): number => Number(hex.slice(0, 2));
export const rowOf = (hex: Hex): number => Number(hex.slice(2));
export const hexOf = (column: number, row: number): Hex =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export const centreOf = (column: number, row: number): Point => [
  1 + (column - 1) * 1.5,
  S3 / 2 + (row - 1) * S3 + (column % 2 === 1 ? 0 : S3 / 2),
];
export const centre = (hex: Hex): Point => centreOf(columnOf(hex), rowOf(hex));

/** Edge i lies between corner i and corner i + 1, towards DIRECTIONS[i]. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => [
  Math.cos((i * Math.PI) / 3),
  Math.sin((i * Math.PI) / 3),
]);
export const corner = (index: number): Point => CORNERS[index % 6] as Point;

export function step(column: number, row: number, direction: Direction): readonly [number, number] {
  const even = column % 2 === 0 ? 1 : 0;
  if (direction === 'N') return [column, row - 1];
  if (direction === 'S') return [column, row + 1];
  const across = direction === 'NE' || direction === 'SE' ? 1 : -1;
  return [column + across, direction === 'SE' || direction === 'SW' ? row + even : row - 1 + even];
}

export const neighbour = (hex: Hex, direction: Direction): Hex =>
  hexOf(...step(columnOf(hex), rowOf(hex), direction));

/** In hexes. */
export function distance(a: Hex, b: Hex): number {
  const cube = (hex: Hex): Point => {
    const column = columnOf(hex);
    return [column, rowOf(hex) - (column + (column % 2)) / 2];
  };
  const [x1, z1] = cube(a);
  const [x2, z2] = cube(b);
  return Math.max(Math.abs(x1 - x2), Math.abs(z1 - z2), Math.abs(x1 - x2 + z1 - z2));
}

/** Width and height of a whole map. */
export const extent = (columns: number, rows: number): Point => [columns * 1.5 + 0.5, (rows + 0.5) * S3];

/** Around the centres of these hexes, with a margin. */
export function boxOf(hexes: readonly Hex[], margin = 1.2): Box {
  const points = hexes.map(centre);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}

/** The hex at a point of the plane; null beside the map. */
export function hexAt([x, y]: Point, columns: number, rows: number): Hex | null {
  let best: Hex | null = null;
  let nearest = 1.3;
  const guess = Math.round((x - 1) / 1.5) + 1;
  for (let column = Math.max(1, guess - 1); column <= Math.min(columns, guess + 1); column += 1) {
    const line = Math.round((y - S3 / 2 - (column % 2 === 1 ? 0 : S3 / 2)) / S3) + 1;
    for (let row = Math.max(1, line - 1); row <= Math.min(rows, line + 1); row += 1) {
      const [a, b] = centreOf(column, row);
      const far = (a - x) ** 2 + (b - y) ** 2;
      if (far < nearest) {
        nearest = far;
        best = hexOf(column, row);
      }
    }
  }
  return best;
}

/** The same number for the same place, 0 … 1: where the marks of terrain lie. */
export function scatter(column: number, row: number, salt: number): number {
  let mixed = (column * 374761393 + row * 668265263 + salt * 2147483647) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
