/**
 * Lines of sight over hexes in whole numbers (BT-LOS-1, BT-LOS-2): which hexes a straight line from centre to
 * centre touches, in their order. A line depends only on how its ends lie to each other, so it is kept for all
 * fields.
 */
import { axialDistance } from '../../../../kernel/hex';
import { LEFT, RIGHT, sidesOfLine } from '../../../shared/hex-line';

/** Bits of a hex of a line: of which side of it the hex is, and whether it is a neighbour of an end. */
export { LEFT, RIGHT };
export const NEAR_FROM = 4;
export const NEAR_TO = 8;

export interface Line {
  /** Hexes between the ends. */
  readonly count: number;
  /** Columns and rows to add to those of the first end, hex by hex. */
  readonly columns: Int8Array;
  readonly rows: Int8Array;
  /** Bits. A hex through which the line goes, or which it touches in one corner, has both sides. */
  readonly marks: Uint8Array;
  /** Whether it runs along hexsides. */
  readonly isDivided: boolean;
}

interface Touched {
  readonly column: number;
  readonly row: number;
  readonly mark: number;
  readonly along: number;
}

const low = (column: number): number => (column % 2 === 0 ? 1 : 0);
const steps = (column: number, row: number, toColumn: number, toRow: number): number =>
  axialDistance(
    toColumn - column,
    toRow - Math.floor((toColumn - 1) / 2) - (row - Math.floor((column - 1) / 2)),
  );

const drawn = (column: number, across: number, down: number): Line => {
  const dx = 3 * across;
  const dy = 2 * down + low(column + across) - low(column);
  const touched: Touched[] = [];
  const direction = across < 0 ? -1 : 1;
  for (let c = 0; c !== across + direction; c += direction) {
    const x = 3 * c;
    // Rows that the line can touch in this column: a hex is four wide and two high.
    const ends = [x - 2, x + 2].map((at) => (dx === 0 ? null : (dy * at) / dx));
    const low0 = low(column + c) - low(column);
    const highest = Math.min(...ends.map((end) => end ?? Math.min(0, dy)));
    const lowest = Math.max(...ends.map((end) => end ?? Math.max(0, dy)));
    for (let r = Math.floor((highest - 1 - low0) / 2); 2 * r + low0 <= lowest + 1; r += 1) {
      const y = 2 * r + low0;
      const along = x * dx + y * dy;
      const isBetween = along > 0 && (x - dx) * dx + (y - dy) * dy < 0;
      const mark = isBetween ? sidesOfLine(x, y, dx, dy) : 0;
      if (mark !== 0) touched.push({ column: c, row: r, mark, along });
    }
  }
  touched.sort((a, b) => a.along - b.along);
  return {
    count: touched.length,
    columns: Int8Array.from(touched, (one) => one.column),
    rows: Int8Array.from(touched, (one) => one.row),
    marks: Uint8Array.from(touched, (one) => {
      const first = steps(column, 0, column + one.column, one.row) === 1 ? NEAR_FROM : 0;
      const last = steps(column + one.column, one.row, column + across, down) === 1 ? NEAR_TO : 0;
      return one.mark | first | last;
    }),
    isDivided: touched.some(({ mark }) => mark !== (LEFT | RIGHT)),
  };
};

const MAX_KEPT_LINES = 60_000;
const kept = new Map<number, Line>();

/** From a hex in the column to one so many columns and rows further; ends within −98 … 98. */
export const lineOf = (column: number, across: number, down: number): Line => {
  // Odd columns are alike, and so are even ones.
  const from = 2 - (column % 2);
  const key = ((across + 99) * 199 + down + 99) * 2 + (column % 2);
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT_LINES) kept.clear();
  // Far enough from 0 that no column of the line is negative.
  const line = drawn(from + 100, across, down);
  kept.set(key, line);
  return line;
};
