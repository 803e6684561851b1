/**
 * Start points spread evenly around the map (SETUP-7, SETUP-8): on a ring inside its edge, so that nobody
 * sits in the middle.
 */
import { flatMap } from '../../../kernel';
import type { Grid } from '../grid';
import { partIndices } from '../parts';
import { shuffled, type Random } from './random';

/** The point `at` steps along the rectangle that lies `inset` hexes inside the map's edge. */
const onRing = (grid: Grid, insetColumns: number, insetRows: number, at: number): number => {
  const wide = grid.columns - 1 - 2 * insetColumns;
  const tall = grid.rows - 1 - 2 * insetRows;
  const index = (column: number, row: number): number =>
    (insetColumns + column) * grid.rows + insetRows + row;
  if (at < wide) return index(at, 0);
  if (at < wide + tall) return index(wide, at - wide);
  if (at < 2 * wide + tall) return index(2 * wide + tall - at, tall);
  return index(0, 2 * (wide + tall) - at);
};

const closest = (grid: Grid, points: readonly number[]): number => {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, at) => {
    for (const b of points.slice(at + 1)) least = Math.min(least, grid.distance(a, b));
  });
  return least;
};

const smallestPart = (grid: Grid, points: readonly number[]): number => {
  const sizes = points.map(() => 0);
  partIndices(grid, points).forEach((seat) => {
    sizes[seat] = (sizes[seat] ?? 0) + 1;
  });
  return Math.min(...sizes);
};

/** Seats in ring order: team-mates side by side, everything else by seed. */
const ringOrder = (
  players: number,
  teams: readonly (readonly number[])[],
  random: Random,
): readonly number[] => {
  const inTeam = new Set(teams.flat());
  const alone = Array.from({ length: players }, (_, seat) => [seat]).filter(
    ([seat]) => seat !== undefined && !inTeam.has(seat),
  );
  return shuffled([...teams.map((team) => shuffled(team, random)), ...alone], random).flat();
};

/**
 * Sets of start points (indices by seat), in the order in which they should be tried: all turns of the ring
 * on which the starts stand far enough apart, those with the most even parts first, shuffled in thirds.
 */
export const startSets = (
  grid: Grid,
  players: number,
  teams: readonly (readonly number[])[],
  random: Random,
): readonly (readonly number[])[] => {
  const share = players > 4 ? 0.14 : 0.2;
  const insetColumns = Math.max(1, Math.round(grid.columns * share));
  const insetRows = Math.max(1, Math.round(grid.rows * share));
  const length = 2 * (grid.columns - 1 - 2 * insetColumns + grid.rows - 1 - 2 * insetRows);
  const turns = Array.from({ length }, (_, offset) => {
    const points = Array.from({ length: players }, (_p, k) =>
      onRing(grid, insetColumns, insetRows, (offset + Math.floor((k * length) / players)) % length),
    );
    return { points, gap: closest(grid, points) };
  });
  const widest = Math.max(...turns.map((turn) => turn.gap));
  const rated = turns
    .filter((turn) => turn.gap >= 2 && turn.gap >= 0.8 * widest)
    .map((turn) => ({ points: turn.points, even: smallestPart(grid, turn.points) }))
    .sort((a, b) => b.even - a.even);
  const third = Math.max(1, Math.ceil(rated.length / 3));
  const order = ringOrder(players, teams, random);
  return flatMap([0, 1, 2], (n) => shuffled(rated.slice(n * third, (n + 1) * third), random)).map(
    ({ points }) => {
      const bySeat = new Array<number>(players).fill(0);
      order.forEach((seat, position) => {
        bySeat[seat] = points[position] ?? 0;
      });
      return bySeat;
    },
  );
};
