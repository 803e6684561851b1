/**
 * A planet before the start of the campaign (SETUP-7, SETUP-8, SETUP-10): the map, and where everything
 * begins.
 */
import type { BuildingType } from '../buildings';
import type { Hex, PlanetMap } from '../model/map';

export interface PlannedBuilding {
  readonly type: BuildingType;
  readonly hex: Hex;
  /** The seat (from 0) whose first building it is; null when it is nobody's at the start. */
  readonly seat: number | null;
}

export interface MapPlan {
  readonly map: PlanetMap;
  /** Per seat the point that their part of the map lies around. */
  readonly starts: readonly Hex[];
  /** Per seat their HQ hex: the hex of their first building, unless the GM chose another one. */
  readonly hqs: readonly Hex[];
  readonly buildings: readonly PlannedBuilding[];
  /** What the map was generated from; null when the GM supplied it. */
  readonly seed: string | null;
}

/** Limits of the planet map (SETUP-10) and of the number of players (SETUP-1). */
export const MIN_COLUMNS = 8;
export const MAX_COLUMNS = 60;
export const MIN_ROWS = 8;
export const MAX_ROWS = 40;
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;
export const DEFAULT_COLUMNS = 24;
export const DEFAULT_ROWS = 16;
