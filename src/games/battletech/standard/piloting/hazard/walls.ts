/** BT-PSR-12: through the walls of buildings. */
import type { BuildingKind } from '../../field/model';
import { byBand } from '../bands';

const BY_KIND: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 5 };

/** `hexes`: entered so far this turn, this step included. */
export const addedByWalls = (kind: number, hexes: number): number =>
  (BY_KIND[kind] ?? 0) +
  byBand(hexes, 0, [
    [3, 1],
    [5, 2],
    [7, 3],
    [10, 4],
    [18, 5],
    [25, 6],
  ]);

export interface WallDamage {
  readonly kind: BuildingKind;
  /** To the mech, if the roll failed: one group, from the front, or stepping backwards from the rear. */
  readonly toMech: number;
  /** To the construction points of the hex, whatever the roll. */
  readonly toBuilding: number;
}

/** `cf`: of the hex as it is now. */
export const wallDamage = (kind: BuildingKind, cf: number, tons: number): WallDamage => ({
  kind,
  toMech: Math.ceil(cf / 10),
  toBuilding: Math.ceil(tons / 10),
});
