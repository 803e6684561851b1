/**
 * Hexes in whole numbers, for the second reading of the rules: x counts half sides, y half heights. So all
 * corners and centres are whole, and "on the line" is no question of rounding.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Columns and rows from 1; even columns lie half a hex lower. */
export const centreOf = (hex: string): Point => {
  const column = Number(hex.slice(0, 2));
  return { x: 3 * column, y: 2 * Number(hex.slice(2)) + (column % 2 === 0 ? 1 : 0) };
};

export const labelOf = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

const CORNERS: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/** Towards the neighbours, clockwise from north. */
export const AHEAD: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 3, y: -1 },
  { x: 3, y: 1 },
  { x: 0, y: 2 },
  { x: -3, y: 1 },
  { x: -3, y: -1 },
];

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
/** Positive: b lies clockwise of a (y grows downwards). Stretching an axis changes no sign. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** How many steps there are from hex to hex: those across the columns, and what is left of the rows. */
export const distanceOf = (from: string, to: string): number => {
  const { x, y } = minus(centreOf(to), centreOf(from));
  const columns = Math.abs(x) / 3;
  const rows = Math.abs(y);
  return columns + Math.max(0, (rows - columns) / 2);
};

/** The hex at a centre; null off a field of so many columns and rows. */
export const hexAt = (point: Point, columns: number, rows: number): string | null => {
  const column = point.x / 3;
  const row = (point.y - (column % 2 === 0 ? 1 : 0)) / 2;
  return column >= 1 && column <= columns && row >= 1 && row <= rows ? labelOf(column, row) : null;
};

const project = (points: readonly Point[], axis: Point): readonly [number, number] => {
  const values = points.map((point) => point.x * axis.x + point.y * axis.y);
  return [Math.min(...values), Math.max(...values)];
};

/** Normals of the hexsides in these units. */
const AXES: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

export type LineSide = 'on' | 'left' | 'right';

/** BT-LOS-1 and 2: how the way from centre to centre meets a hex; null: not at all. */
export const meets = (from: Point, to: Point, hex: Point): LineSide | null => {
  const corners = CORNERS.map((corner) => ({ x: hex.x + corner.x, y: hex.y + corner.y }));
  for (const axis of AXES) {
    const [least, most] = project(corners, axis);
    const [start, end] = project([from, to], axis);
    if (most < start || end < least) return null;
  }
  const sides = corners.map((corner) => Math.sign(cross(minus(to, from), minus(corner, from))));
  if (sides.every((side) => side > 0) || sides.every((side) => side < 0)) return null;
  if (sides.filter((side) => side === 0).length < 2) return 'on';
  if (sides.some((side) => side > 0) && sides.some((side) => side < 0)) return 'on';
  return sides.some((side) => side > 0) ? 'right' : 'left';
};

/** −1 before the border, 0 on it, 1 past it: the direction against `border`, less than half a turn away. */
export const past = (direction: Point, border: Point): number => Math.sign(cross(border, direction));
