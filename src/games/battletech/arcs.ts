/**
 * Arcs of fire (BT-1): ahead, with an arm also to its side, and behind for what is mounted there. Borders
 * belong to the front arc, then to the arms.
 */
import type { Location } from '../../catalog';
import { columnOf, type Hex, rowOf } from '../../kernel/hex';

/** Directions 0 north … 5, in the stretched plane of `line.ts`. */
const AHEAD: readonly (readonly [number, number])[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

const ahead = (facing: number, turn: number): readonly [number, number] =>
  AHEAD[(((facing + turn) % 6) + 6) % 6] ?? [0, -2];
const cross = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  ax * by - ay * bx;
/** From one direction clockwise to another, less than half a turn away; both included. */
const isBetween = (to: readonly [number, number], facing: number, first: number, last: number): boolean =>
  cross(ahead(facing, first), to) >= 0 && cross(to, ahead(facing, last)) >= 0;

export type Arc = 'front' | 'left' | 'right' | 'rear';

/** Where a hex lies for a unit in another one. */
export const arcOf = (at: Hex, facing: number, target: Hex): Arc => {
  const low = (hex: Hex): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === 0 ? 1 : 0);
  const to = [3 * (columnOf(target) - columnOf(at)), low(target) - low(at)] as const;
  if (isBetween(to, facing, -1, 1)) return 'front';
  if (isBetween(to, facing, 1, 2)) return 'right';
  return isBetween(to, facing, -2, -1) ? 'left' : 'rear';
};

export const bears = (
  { location, isRear }: { readonly location: Location; readonly isRear: boolean },
  arc: Arc,
): boolean => {
  if (isRear) return arc === 'rear';
  return arc === 'front' || (arc === 'right' && location === 'RA') || (arc === 'left' && location === 'LA');
};
