/**
 * A field of hexes as a board has it (GAM-7): hexes 30 mm across, in millimetres, from the north-west corner.
 */
import { columnOf, type Hex, hexOf, rowOf } from '../../kernel/hex';
import type { Board, Point } from '../shapes';

export type HexGrid = Extract<Board['grid'], { kind: 'hex' }>;

/** Micrometres of a unit of the board. */
export const HEX_UNIT = 1000;
const STEP: Point = { x: 26, y: 30 };
/** From a centre to the corners in the east, and in the north-east. */
const CORNERS: readonly Point[] = [
  { x: 17, y: 0 },
  { x: 9, y: 15 },
  { x: -9, y: 15 },
  { x: -17, y: 0 },
  { x: -9, y: -15 },
  { x: 9, y: -15 },
];

/** Both from 1 to 99. */
export const hexGrid = (columns: number, rows: number): HexGrid => ({
  kind: 'hex',
  columns,
  rows,
  first: { x: 17, y: 15 },
  step: STEP,
});

/** So that the last column's lower hexes are within. */
export const sizeOf = ({ columns, rows, first, step }: HexGrid): Point => ({
  x: 2 * first.x + step.x * (columns - 1),
  y: step.y * rows + (columns > 1 ? first.y : 0),
});

export const centreOf = ({ first, step }: Pick<HexGrid, 'first' | 'step'>, hex: Hex): Point => ({
  x: first.x + step.x * (columnOf(hex) - 1),
  y: first.y + step.y * (rowOf(hex) - 1) + (columnOf(hex) % 2 === 0 ? step.y / 2 : 0),
});

export const cornersOf = (grid: HexGrid, hex: Hex): readonly Point[] => {
  const centre = centreOf(grid, hex);
  return CORNERS.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
};

/** By columns, from the north-west corner. */
export const hexesOf = ({ columns, rows }: Pick<HexGrid, 'columns' | 'rows'>): readonly Hex[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    hexOf(Math.floor(index / rows) + 1, (index % rows) + 1),
  );

export const isOnGrid = ({ columns, rows }: Pick<HexGrid, 'columns' | 'rows'>, hex: Hex): boolean =>
  columnOf(hex) <= columns && rowOf(hex) <= rows;
