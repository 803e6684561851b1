/** The planet map's types (SETUP-10). Geometry is in `rules/map/`. */
import type { Brand } from '../../kernel';

/** Four digits, column then row, both from 01: `0507`. */
export type Hex = Brand<string, 'Hex'>;

/** Clockwise from north; flat-top hexes. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const TERRAINS = ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface PlanetMap {
  readonly columns: number;
  readonly rows: number;
  /** Every hex of the rectangle. Only deep water is impassable. */
  readonly terrain: Readonly<Record<string, Terrain>>;
}
