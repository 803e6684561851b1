/** The planet map's types (SETUP-10). Geometry is in `kernel/hex` and `rules/map/`. */
export { DIRECTIONS, type Direction, type Hex } from '../../kernel/hex';

export const TERRAINS = ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface PlanetMap {
  readonly columns: number;
  readonly rows: number;
  /** Every hex of the rectangle. Only deep water is impassable. */
  readonly terrain: Readonly<Record<string, Terrain>>;
}
