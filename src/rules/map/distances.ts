/** Lengths of the shortest passable paths from one hex to all others (SETUP-10); every step costs 1 MP. */
import type { Grid } from './grid';

/** The length that stands for "cannot be reached". */
export const UNREACHABLE = 0xffff;

/**
 * Per index the steps from `start` over passable hexes, or UNREACHABLE. A start in deep water reaches nothing
 * but itself.
 */
export const distancesFrom = (grid: Grid, start: number): Uint16Array => {
  const steps = new Uint16Array(grid.size).fill(UNREACHABLE);
  if (start < 0 || start >= grid.size) return steps;
  steps[start] = 0;
  let edge: number[] = grid.passable[start] === 1 ? [start] : [];
  for (let length = 1; edge.length > 0; length += 1) {
    const next: number[] = [];
    for (const from of edge) {
      for (const to of grid.adjacent(from)) {
        if (grid.passable[to] !== 1 || steps[to] !== UNREACHABLE) continue;
        steps[to] = length;
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
};
