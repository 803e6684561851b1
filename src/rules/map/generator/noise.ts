/**
 * Value noise over the hexes, from whole dice and the four basic operations only, so that every machine draws
 * the same map.
 */
import type { Grid } from '../grid';
import type { Random } from './random';

const GRAIN = 1 << 16;
const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

const layer = (grid: Grid, patch: number, weight: number, random: Random, into: Float64Array): void => {
  const tall = Math.ceil(grid.rows / patch) + 2;
  const wide = Math.ceil(grid.columns / patch) + 2;
  const lattice = Float64Array.from({ length: wide * tall }, () => random(GRAIN) / GRAIN);
  const at = (x: number, y: number): number => lattice[x * tall + y] ?? 0;
  for (let index = 0; index < grid.size; index += 1) {
    const column = Math.floor(index / grid.rows);
    const x = column / patch;
    const y = ((index % grid.rows) + (column % 2) / 2) / patch;
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const tx = smooth(x - x0);
    const ty = smooth(y - y0);
    const value = between(
      between(at(x0, y0), at(x0, y0 + 1), ty),
      between(at(x0 + 1, y0), at(x0 + 1, y0 + 1), ty),
      tx,
    );
    into[index] = (into[index] ?? 0) + weight * value;
  }
};

/** A number per hex index that changes slowly over about `patch` hexes, with finer grain on top. */
export const noise = (grid: Grid, patch: number, random: Random): Float64Array => {
  const field = new Float64Array(grid.size);
  layer(grid, patch, 2, random, field);
  layer(grid, patch / 2, 1, random, field);
  return field;
};

/** The indices in ascending order of the field. */
export const ranked = (field: Float64Array): number[] =>
  Array.from(field.keys()).sort((a, b) => (field[a] ?? 0) - (field[b] ?? 0) || a - b);
