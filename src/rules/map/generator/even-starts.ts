/** Start points moved about until the players are as far from each other, one like the other (SETUP-10). */
import { flatMap } from '../../../kernel';
import { spreads } from '../fairness';
import type { Grid } from '../grid';
import type { Random } from './random';

/** Hexes that one move takes a start point, at most. */
const stepOn = (grid: Grid): number => Math.max(3, Math.round(Math.max(grid.columns, grid.rows) / 8));

/**
 * By how much the sums over the nearest n other starts differ beyond 1 in the mean, over all n; in hexes,
 * over any terrain.
 */
const unevenness = (grid: Grid, points: readonly number[]): number => {
  const distances = points.map((from, seat) =>
    points
      .filter((_, other) => other !== seat)
      .map((to) => grid.distance(from, to))
      .sort((a, b) => a - b),
  );
  return spreads(distances, points.length - 1).reduce(
    (sum, spread, at) => sum + Math.max(0, spread - at - 1),
    0,
  );
};

/**
 * The same start points, or ones nearby from which the ways to the other starts differ less, after at most so
 * many `moves` of one point. None comes to the edge of the map, and none nearer to another than the share
 * `keep` (0 … 1) of the least distance at first, but always two hexes.
 */
export const evenStarts = (
  grid: Grid,
  points: readonly number[],
  { moves, keep }: { readonly moves: number; readonly keep: number },
  random: Random,
): readonly number[] => {
  const even = [...points];
  const step = stepOn(grid);
  const gaps = flatMap(points, (a, at) => points.slice(at + 1).map((b) => grid.distance(a, b)));
  const apart = Math.max(2, Math.floor(Math.min(...gaps) * keep));
  let uneven = unevenness(grid, even);
  for (let move = 0; move < moves && uneven > 0; move += 1) {
    const seat = random(even.length);
    const from = even[seat] ?? 0;
    const area = grid.withinRadius(from, step);
    const to = area[random(area.length)] ?? from;
    const atEdge = grid.adjacent(to).length < 6;
    if (atEdge || even.some((other, of) => of !== seat && grid.distance(other, to) < apart)) continue;
    even[seat] = to;
    const next = unevenness(grid, even);
    if (next <= uneven) uneven = next;
    else even[seat] = from;
  }
  return even;
};
