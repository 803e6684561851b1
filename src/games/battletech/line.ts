/**
 * Lines of sight over hexes in whole numbers (BT-1): which hexes a straight line from centre to centre
 * touches. A hex that it touches in one corner is on it. Where it runs along an edge, the hexes on its left
 * and on its right are told apart, since the defender chooses.
 */
import { columnOf, distance, type Hex, rowOf } from '../../kernel/hex';

/**
 * Straight lines stay straight when a plane is stretched: so wide and high that centres and corners are
 * whole.
 */
const xOf = (hex: Hex): number => 3 * columnOf(hex);
const yOf = (hex: Hex): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === 0 ? 1 : 0);
const CORNERS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

export type Touch = 'none' | 'on' | 'left' | 'right';

const touch = (x: number, y: number, dx: number, dy: number): Touch => {
  let over = 0;
  let under = 0;
  for (const [cx, cy] of CORNERS) {
    const side = dx * (y + cy) - dy * (x + cx);
    // y grows to the south, so what is positive lies to the right.
    if (side > 0) over += 1;
    else if (side < 0) under += 1;
  }
  const borders = 6 - over - under;
  if (over > 0 && under > 0) return 'on';
  if (borders < 2) return borders === 1 ? 'on' : 'none';
  return over > 0 ? 'right' : 'left';
};

/**
 * How the line touches a hex between its two ends, left and right as seen from the first; the ends themselves
 * are none.
 */
export const touchOf = (from: Hex, to: Hex, hex: Hex): Touch => {
  if (distance(from, hex) + distance(hex, to) > distance(from, to) + 1) return 'none';
  const [x, y] = [xOf(from), yOf(from)];
  const [dx, dy] = [xOf(to) - x, yOf(to) - y];
  const [hx, hy] = [xOf(hex) - x, yOf(hex) - y];
  const isBetween = hx * dx + hy * dy > 0 && (hx - dx) * dx + (hy - dy) * dy < 0;
  return isBetween ? touch(hx, hy, dx, dy) : 'none';
};
