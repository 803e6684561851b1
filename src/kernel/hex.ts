/**
 * Hex labels and directions (SETUP-10, GAM-7), of the planet's map and of battlefields: flat-top hexes, even
 * columns half a hex lower, no map needed.
 */
import type { Brand } from './brand';

/** Four digits, column then row, both from 01: `0507`. */
export type Hex = Brand<string, 'Hex'>;

/** Clockwise from north; flat-top hexes. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Labels have two digits a number, so no map is larger. */
const MAX_NUMBER = 99;

const isNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_NUMBER;
const digits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** The label of a hex; both from 1 to 99. Throws RangeError outside. */
export const hexOf = (column: number, row: number): Hex => {
  if (!isNumber(column) || !isNumber(row)) throw new RangeError(`no hex has column ${column} and row ${row}`);
  return (digits(column) + digits(row)) as Hex;
};

/** A hex from a text of exactly four digits with column and row from 01; null for every other text. */
export const parseHex = (text: string): Hex | null => {
  if (text.length !== 4) return null;
  for (let index = 0; index < 4; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return null;
  }
  return text.startsWith('00') || text.endsWith('00') ? null : (text as Hex);
};

/** 1 … 99 */
export const columnOf = (hex: Hex): number => (hex.charCodeAt(0) - 48) * 10 + hex.charCodeAt(1) - 48;
/** 1 … 99 */
export const rowOf = (hex: Hex): number => (hex.charCodeAt(2) - 48) * 10 + hex.charCodeAt(3) - 48;

/** What a step adds to column and row, from an odd column and from an even one. */
const STEPS: Readonly<
  Record<Direction, { readonly column: number; readonly odd: number; readonly even: number }>
> = {
  N: { column: 0, odd: -1, even: -1 },
  NE: { column: 1, odd: -1, even: 0 },
  SE: { column: 1, odd: 0, even: 1 },
  S: { column: 0, odd: 1, even: 1 },
  SW: { column: -1, odd: 0, even: 1 },
  NW: { column: -1, odd: -1, even: 0 },
};

/** Column and row (from 1, unchecked) one step away. */
export const stepFrom = (column: number, row: number, direction: Direction): readonly [number, number] => {
  const step = STEPS[direction];
  return [column + step.column, row + (column % 2 === 1 ? step.odd : step.even)];
};

/**
 * The adjacent hex in a direction; null where no label exists (whether it is on a map is the grid's
 * business).
 */
export const neighbour = (hex: Hex, direction: Direction): Hex | null => {
  const [column, row] = stepFrom(columnOf(hex), rowOf(hex), direction);
  return isNumber(column) && isNumber(row) ? hexOf(column, row) : null;
};

/**
 * The direction of the step from a hex to an adjacent one (CMB-4, MOV-7); null when they are not adjacent.
 */
export const directionTo = (from: Hex, to: Hex): Direction | null => {
  const column = columnOf(from);
  const across = columnOf(to) - column;
  const down = rowOf(to) - rowOf(from);
  const found = DIRECTIONS.find((direction) => {
    const step = STEPS[direction];
    return step.column === across && (column % 2 === 1 ? step.odd : step.even) === down;
  });
  return found ?? null;
};

/** The direction `steps` sixths of a turn clockwise; negative steps turn counter-clockwise. */
export const rotate = (direction: Direction, steps: number): Direction => {
  const index = (((DIRECTIONS.indexOf(direction) + steps) % 6) + 6) % 6;
  // index is a whole number from 0 to 5 for whole steps
  return DIRECTIONS[index] ?? direction;
};

export const opposite = (direction: Direction): Direction => rotate(direction, 3);

/** The second axis of the cube coordinates whose first axis is the column; both from 1. */
export const axialRow = (column: number, row: number): number => row - Math.floor((column - 1) / 2);

/**
 * Hexes between two points that differ by q and r in cube coordinates. Plain comparisons: this is the
 * innermost loop of all.
 */
export const axialDistance = (q: number, r: number): number => {
  const a = q < 0 ? -q : q;
  const b = r < 0 ? -r : r;
  if (q < 0 === r < 0) return a + b;
  return a > b ? a : b;
};

/** Steps from one hex to the other over any terrain; 0 for the same hex. */
export const distance = (a: Hex, b: Hex): number => {
  const columnA = columnOf(a);
  const columnB = columnOf(b);
  return axialDistance(columnA - columnB, axialRow(columnA, rowOf(a)) - axialRow(columnB, rowOf(b)));
};
