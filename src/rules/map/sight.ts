/**
 * The geometry of sight (SIGHT-1, SIGHT-2, SIGHT-3): which hexes lie within the radius of something that
 * sees.
 */
import type { Hex } from '../model/map';
import type { Grid } from './grid';

/** One byte a hex, by grid index: 1 where it is seen. Masks are shared, so nobody writes on them. */
export type Mask = Readonly<Uint8Array>;

export interface SightSource {
  readonly hex: Hex;
  /** Hexes: 1 for a mech, 2 or 3 for a building. */
  readonly radius: number;
}

/**
 * Marks with 1, in `mask` (one byte a hex index), what the sources see; sources off the map see nothing.
 * Returns the mask.
 */
export const markSeen = (
  grid: Grid,
  sources: Iterable<SightSource>,
  mask: Uint8Array = new Uint8Array(grid.size),
): Uint8Array => {
  for (const { hex, radius } of sources) {
    const index = grid.indexOf(hex);
    if (index < 0) continue;
    for (const seen of grid.withinRadius(index, radius)) mask[seen] = 1;
  }
  return mask;
};
