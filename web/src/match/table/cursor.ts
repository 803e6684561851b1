/** Where a key moves the table's cursor: to the next hex, or on a plane a step. */
import { centreOf, columnOf, rowOf, step, type Direction, type Point } from '../../board/geometry';
import { placeAt, type Field } from './field';

const HEX_STEPS: Readonly<Record<string, Direction>> = {
  w: 'N',
  s: 'S',
  q: 'NW',
  e: 'NE',
  a: 'SW',
  d: 'SE',
  ArrowUp: 'N',
  ArrowDown: 'S',
};
/** In the plane, which is forty wide. */
const STEP = 0.5;
const PLANE_STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Null: the key moves nothing. The first key only shows the cursor: `isShown` is false then. */
export function nextCursor(field: Field, from: Point | null, key: string, isShown: boolean): Point | null {
  const { columns, rows, extent } = field;
  const start: Point = from ?? [extent[0] / 2, extent[1] / 2];
  if (columns === 0) {
    const by = PLANE_STEPS[key];
    if (by === undefined) return null;
    if (!isShown) return start;
    return [within(start[0] + by[0], 0, extent[0]), within(start[1] + by[1], 0, extent[1])];
  }
  const direction = HEX_STEPS[key];
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (direction === undefined && across === 0) return null;
  const hex = placeAt(field, start) ?? '0101';
  const [column, row] = [columnOf(hex), rowOf(hex)];
  if (!isShown) return centreOf(column, row);
  const [toColumn, toRow] = direction === undefined ? [column + across, row] : step(column, row, direction);
  return centreOf(within(toColumn, 1, columns), within(toRow, 1, rows));
}
