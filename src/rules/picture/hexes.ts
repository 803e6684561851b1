/**
 * Where the hexes of a picture lie (SETUP-10): flat-top, even columns half a hex lower, every middle at whole
 * numbers.
 */
import { columnOf, rowOf } from '../../kernel/hex';
import type { Direction, Hex } from '../model/map';
import type { Point } from './marks';

/** Distance from the middle of a hex to its eastern corner. */
export const RADIUS = 22;
/** From edge to edge. A regular hex would be a tenth of a unit higher: so all hexes have the same pixels. */
export const HEIGHT = 38;
export const STEP = 1.5 * RADIUS;

/** The middle of a hex, from the upper left corner of the map. */
export const middle = (hex: string): Point => {
  const [column, row] = [columnOf(hex as Hex), rowOf(hex as Hex)];
  return [RADIUS + (column - 1) * STEP, HEIGHT * row - (column % 2 === 1 ? HEIGHT / 2 : 0)];
};

export const mapWidth = (columns: number): number => STEP * (columns - 1) + 2 * RADIUS;
export const mapHeight = (rows: number): number => HEIGHT * rows + HEIGHT / 2;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Of a hex around 0, 0: its corners, clockwise from the east. */
export const corners = (inset = 0): readonly Point[] => {
  const [x, y] = [(RADIUS * (HEIGHT / 2 - inset)) / (HEIGHT / 2), HEIGHT / 2 - inset];
  return [
    [x, 0],
    [x / 2, y],
    [-x / 2, y],
    [-x, 0],
    [-x / 2, -y],
    [x / 2, -y],
  ].map(([a = 0, b = 0]) => [round(a), round(b)]);
};

/** Around 0, 0. A negative inset reaches into the neighbours. */
export const outline = (inset = 0): string =>
  `M${corners(inset)
    .map((corner) => corner.join(' '))
    .join('L')}Z`;

/** Of a hex's edges: the corner at which it begins. */
export const EDGE: Readonly<Record<Direction, number>> = { SE: 0, S: 1, SW: 2, NW: 3, N: 4, NE: 5 };
