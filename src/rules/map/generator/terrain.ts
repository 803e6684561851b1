/**
 * Natural-looking terrain (SETUP-10): lakes in the lowlands, hills and mountains on the heights, woods in
 * patches.
 */
import { flatMap } from '../../../kernel';
import type { Terrain } from '../../model/map';
import { distancesFrom, UNREACHABLE } from '../distances';
import { makeGrid, type Grid } from '../grid';
import { noise, ranked } from './noise';
import type { Random } from './random';

const MOUNTAINS = 0.08;
const HEIGHTS = 0.24;
const WOODS = 0.32;
/** Hexes that a patch of terrain is wide, about. */
const PATCH = 5;

export interface Land {
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
}

/**
 * Terrain per hex index. `water` is the share of deep water (0 … 1), none of it at a start or next to one.
 * Land that the first start cannot reach is flooded; null when another start would be.
 */
export const makeLand = (
  blank: Grid,
  starts: readonly number[],
  water: number,
  random: Random,
): Land | null => {
  const terrain = new Array<Terrain>(blank.size).fill('clear');
  const dry = new Set(flatMap(starts, (start) => [start, ...blank.adjacent(start)]));

  const byHeight = ranked(noise(blank, PATCH, random));
  byHeight.forEach((index, rank) => {
    const share = rank / blank.size;
    if (share < water && !dry.has(index)) terrain[index] = 'deep-water';
    else if (share >= 1 - MOUNTAINS) terrain[index] = 'mountains';
    else if (share >= 1 - HEIGHTS) terrain[index] = 'hills';
  });
  ranked(noise(blank, PATCH, random)).forEach((index, rank) => {
    if (rank / blank.size >= 1 - WOODS && terrain[index] === 'clear') terrain[index] = 'woods';
  });

  const build = (): Grid => makeGrid(blank.columns, blank.rows, (hex) => terrain[blank.indexOf(hex)]);
  const steps = distancesFrom(build(), starts[0] ?? 0);
  if (starts.some((start) => steps[start] === UNREACHABLE)) return null;
  steps.forEach((length, index) => {
    if (length === UNREACHABLE) terrain[index] = 'deep-water';
  });
  return { grid: build(), terrain };
};

/** Towns: two of three building hexes are urban, and some open ground around those. */
export const settle = (land: Land, buildings: readonly number[], random: Random): readonly Terrain[] => {
  const terrain = [...land.terrain];
  for (const index of buildings) {
    if (random(3) === 0) continue;
    terrain[index] = 'urban';
    for (const near of land.grid.adjacent(index)) {
      if (random(5) === 0 && terrain[near] === 'clear') terrain[near] = 'urban';
    }
  }
  return terrain;
};
