/**
 * Lines of sight over hexes in whole numbers (BT-1): which hexes a straight line from centre to centre
 * touches. A hex that it touches in one corner is on it. Where it runs along an edge, the hexes on its left
 * and on its right are told apart, since the defender chooses.
 */
import { columnOf, distance, type Hex, rowOf } from '../../../kernel/hex';
import { sidesOfLine } from '../../shared/hex-line';

/** In the stretched plane of `hex-line.ts`. */
const xOf = (hex: Hex): number => 3 * columnOf(hex);
const yOf = (hex: Hex): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === 0 ? 1 : 0);
export type Touch = 'none' | 'on' | 'left' | 'right';

const TOUCHES: readonly Touch[] = ['none', 'left', 'right', 'on'];

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
  return isBetween ? (TOUCHES[sidesOfLine(hx, hy, dx, dy)] ?? 'none') : 'none';
};
