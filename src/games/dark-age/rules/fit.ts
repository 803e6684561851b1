/** Where a base can stand (DA-MOV-2, DA-GEO-4, DA-TER): on the field, on nobody, on nothing that blocks it. */
import type { Point } from '../../shapes';
import { type Base, HALF, isOnField, overlaps, RADIUS, touches } from '../geometry/base';
import { meetsDisc, meetsLine } from '../geometry/polygon';
import type { SpeedMode } from '../model/figure';
import type { Field, Standing, Unit } from '../model/state';
import { hindranceOf, isWall, radiusOf } from './ground';
import { baseOf, basesOf } from './units';

export interface Spot {
  readonly at: Point;
  readonly facing: number;
}
export const placed = (unit: Pick<Unit, 'kind'>, { at, facing }: Spot): Base =>
  baseOf({ at, facing, kind: unit.kind });

/** Whether terrain lets a base of this radius end here: none of it lies on what blocks it. */
export const isOpenTo = (
  { terrain }: Pick<Field, 'terrain'>,
  radius: number,
  mode: SpeedMode,
  at: Point,
): boolean =>
  terrain.every((piece) => {
    // DA-TER-3: only a mech's base may end on a low wall.
    if (isWall(piece)) return mode === 'mech' || !meetsLine(piece.corners, at, radius);
    return hindranceOf(piece, mode) !== 'blocked' || !meetsDisc(piece.corners, at, radius);
  });

/** Ends of a core lie on whole units: up to this further out than half its length. */
const ROUNDING = 2;

type Fitted = Pick<Unit, 'id' | 'kind' | 'mode'>;
const hasRoom = (
  field: Field,
  unit: Fitted,
  base: Base,
  mode: SpeedMode,
  without: readonly string[],
): boolean =>
  isOnField(base, field.field) &&
  basesOf(field).every(
    (other) => !overlaps(base, other.base) || other.unit.id === unit.id || without.includes(other.unit.id),
  ) &&
  isOpenTo(field, radiusOf(unit), mode, base.at);

/** `without`: figures that will not stand where they stand now. */
export const fits = (
  field: Field,
  unit: Fitted,
  spot: Spot,
  mode: SpeedMode = unit.mode,
  without: readonly string[] = [],
): boolean => hasRoom(field, unit, placed(unit, spot), mode, without);

/** Whether it fits however it is turned, with room to spare. False: perhaps. */
export const fitsAnyhow = (field: Field, unit: Fitted, at: Point): boolean => {
  const radius = RADIUS[unit.kind] + HALF[unit.kind] + ROUNDING;
  return hasRoom(field, unit, { at, facing: 0, radius, half: 0 }, unit.mode, []);
};

/** Who would be touched from there. */
export const touchedFrom = (
  field: Field,
  unit: Pick<Unit, 'id' | 'kind'>,
  spot: Spot,
): readonly Standing[] => {
  const base = placed(unit, spot);
  return basesOf(field)
    .filter((other) => other.unit.id !== unit.id && touches(base, other.base))
    .map((other) => other.unit);
};
