/** The players' parts of the map: the hexes nearest to each start point (SETUP-8). */
import type { Hex, PlanetMap } from '../model/map';
import { gridOf, type Grid } from './grid';

/**
 * The square of the straight distance between hex centres, in a unit in which it is whole: hex steps alone
 * tie over wide areas.
 */
const straight = (grid: Grid, a: number, b: number): number => {
  const rowA = a % grid.rows;
  const rowB = b % grid.rows;
  const columnA = (a - rowA) / grid.rows;
  const columnB = (b - rowB) / grid.rows;
  return 3 * (columnA - columnB) ** 2 + (2 * (rowA - rowB) + (columnA % 2) - (columnB % 2)) ** 2;
};

/**
 * Per hex index the seat whose part it is. Nearest counts in hexes, then in a straight line; a hex that still
 * ties goes to the one of the tied seats whose part is smallest so far (then to the first), in index order.
 * Every hex is in one part.
 */
export const partIndices = (grid: Grid, starts: readonly number[]): Int8Array => {
  const parts = new Int8Array(grid.size).fill(-1);
  const sizes = starts.map(() => 0);
  const open: { readonly index: number; readonly tied: readonly number[] }[] = [];
  const { size } = grid;
  const far = Number.MAX_SAFE_INTEGER;
  for (let index = 0; index < size; index += 1) {
    let best = far;
    let bestStraight = far;
    let tied: number[] = [];
    for (let seat = 0; seat < starts.length; seat += 1) {
      const start = starts[seat] ?? 0;
      const steps = grid.distance(start, index);
      if (steps > best) continue;
      const line = straight(grid, start, index);
      if (steps < best || line < bestStraight) tied = [seat];
      else if (line === bestStraight) tied.push(seat);
      else continue;
      best = steps;
      bestStraight = line;
    }
    const [only] = tied;
    if (tied.length === 1 && only !== undefined) {
      parts[index] = only;
      sizes[only] = (sizes[only] ?? 0) + 1;
    } else open.push({ index, tied });
  }
  for (const { index, tied } of open) {
    const smallest = tied.reduce<number>((a, b) => (a < 0 || (sizes[b] ?? 0) < (sizes[a] ?? 0) ? b : a), -1);
    parts[index] = smallest;
    if (smallest >= 0) sizes[smallest] = (sizes[smallest] ?? 0) + 1;
  }
  return parts;
};

/** The seat (from 0) in whose part a hex of the map lies; null off the map or without start points. */
export const partOf = (map: PlanetMap, starts: readonly Hex[]): ((hex: string) => number | null) => {
  const grid = gridOf(map);
  const parts = partIndices(grid, starts.map(grid.indexOf));
  return (hex) => {
    const seat = parts[grid.indexOf(hex)] ?? -1;
    return seat < 0 ? null : seat;
  };
};

/** Per seat the hexes of their part, in index order. */
export const partsOf = (map: PlanetMap, starts: readonly Hex[]): readonly (readonly Hex[])[] => {
  const grid = gridOf(map);
  const parts = partIndices(grid, starts.map(grid.indexOf));
  return starts.map((_, seat) => grid.hexes.filter((_hex, index) => parts[index] === seat));
};
