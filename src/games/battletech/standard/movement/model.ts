/** What a search for paths answers (BT-2): where a mech gets in a mode, and at what cost. */
import type { Mode } from '../mech/model';
import type { Spots } from './ground/spots';

export const UNREACHED = 255;

/** Nodes are places (`Spots`) × 6 + facing. */
export interface Reach {
  readonly mode: Mode;
  readonly spots: Spots;
  readonly start: number;
  /** The first node of the columns that the movement can touch; the arrays by node begin with it. */
  readonly from: number;
  /** By node − `from`: the fewest MP to get there; `UNREACHED` (255) otherwise. */
  readonly mp: Uint8Array;
  /** By node − `from`, of those that are reached: the node before it; of the start itself. */
  readonly before: Int32Array;
  /** By node − `from`, of those that are reached: hexes that count for whoever shoots at it (BT-MOV-16), on the path kept. */
  readonly counted: Uint8Array;
  /** All nodes that are reached, by MP. */
  readonly nodes: readonly number[];
  /** By hex: 0 free, 1 a friend, 2 an enemy. */
  readonly occupied: Uint8Array;
}

/** `UNREACHED`: it does not get there. */
export const mpTo = ({ mp, from }: Reach, node: number): number => mp[node - from] ?? UNREACHED;
/** Of a node that is reached. */
export const countedTo = ({ counted, from }: Reach, node: number): number => counted[node - from] ?? 0;
/** Of a node that is reached. */
export const nodeBefore = ({ before, from, start }: Reach, node: number): number =>
  before[node - from] ?? start;

/** Nodes of all columns within so many steps of a place. */
export const columnsAround = (
  { first, hex, count, ground: { rows, columns } }: Spots,
  spot: number,
  steps: number,
): { readonly from: number; readonly size: number } => {
  const column = Math.floor((hex[spot] ?? 0) / rows);
  const west = Math.max(0, column - steps);
  const east = Math.min(columns, column + steps + 1);
  const from = (first[west * rows] ?? 0) * 6;
  return { from, size: (east === columns ? count : (first[east * rows] ?? count)) * 6 - from };
};

/** Whether a movement may end there: nobody else stands in the hex, or it is the start's own. */
export const canEnd = ({ spots, start, occupied }: Reach, node: number): boolean => {
  const hex = spots.hex[Math.floor(node / 6)] ?? 0;
  return occupied[hex] === 0 || hex === spots.hex[Math.floor(start / 6)];
};
