/** Line of fire (DA-LOS): what blocks it, and what gives cover and height. */
import type { Point } from '../../shapes';
import { isAhead } from '../geometry/arc';
import { isOnBase } from '../geometry/own-ground';
import { crossesLine, throughOf } from '../geometry/polygon';
import { crossesBase } from '../geometry/segment';
import type { Field, Standing } from '../model/state';
import type { Piece } from '../model/terrain';
import { isIn, isInGround, isOnRaised, isRaised, isSubmerged, isWall } from './ground';
import { baseOf, basesOf, isTouching } from './units';

export interface Sight {
  readonly isClear: boolean;
  readonly hasCover: boolean;
  /** DA-LOS-5. */
  readonly hasHeight: boolean;
  readonly isRear: boolean;
}

const crossed = (field: Field, from: Point, to: Point): readonly Piece[] =>
  field.terrain.filter((piece) =>
    isWall(piece) ? crossesLine(piece.corners, from, to) : throughOf(piece.corners, from, to) !== null,
  );

/** DA-LOS-2: between infantry and vehicles any base blocks; where a mech takes part, only mechs. */
const isBlockedByBase = (field: Field, from: Standing, to: Standing, isHighOnly: boolean): boolean => {
  const mechsOnly = from.kind === 'mech' || to.kind === 'mech';
  return basesOf(field).some(
    ({ unit: other, base }) =>
      other.id !== from.id &&
      other.id !== to.id &&
      (!mechsOnly || other.kind === 'mech') &&
      crossesBase(from.at, to.at, base) &&
      (!isHighOnly || isOnRaised(field, other.at)) &&
      !isSubmerged(field, other),
  );
};

/** DA-LOS-3: out of the terrain in which one stands oneself, if no more of it is crossed. */
const isOnlyOwn = (from: Standing, to: Standing, difficult: readonly Piece[]): boolean =>
  difficult.every((piece) => {
    const through = throughOf(piece.corners, from.at, to.at);
    return through === null || isOnBase(baseOf(from), through.to, from.at, to.at);
  });

const coverOf = (field: Field, from: Standing, to: Standing, pieces: readonly Piece[]): boolean => {
  const isWalled = from.kind !== 'mech' && pieces.some(isWall) && !isTouching(field, from, to);
  if (isWalled) return true;
  const [fromHigh, toHigh] = [isOnRaised(field, from.at), isOnRaised(field, to.at)];
  const inDifficult = (at: Point): boolean => isInGround(field, at, 'difficult');
  const difficult = pieces.filter((piece) => {
    if (piece.ground !== 'difficult') return false;
    if (!fromHigh && !toHigh) return true;
    if (fromHigh && toHigh) return isRaised(piece);
    return isRaised(piece) || isIn(piece, from.at) || isIn(piece, to.at);
  });
  if (difficult.length === 0) return false;
  return !(inDifficult(from.at) && !inDifficult(to.at) && isOnlyOwn(from, to, difficult));
};

const isBlockedByGround = (field: Field, from: Standing, to: Standing, pieces: readonly Piece[]): boolean => {
  const [fromHigh, toHigh] = [isOnRaised(field, from.at), isOnRaised(field, to.at)];
  return pieces.some((piece) => {
    const isBlocking = piece.ground === 'blocking';
    if (fromHigh && toHigh) return isBlocking && isRaised(piece);
    if (!fromHigh && !toHigh) return isBlocking || isRaised(piece);
    const isOwn = isRaised(piece) && isIn(piece, fromHigh ? from.at : to.at);
    return isBlocking || (isRaised(piece) && !isOwn);
  });
};

export const sightOf = (field: Field, from: Standing, to: Standing): Sight => {
  const pieces = crossed(field, from.at, to.at);
  const [fromHigh, toHigh] = [isOnRaised(field, from.at), isOnRaised(field, to.at)];
  return {
    isClear:
      !isBlockedByGround(field, from, to, pieces) && !isBlockedByBase(field, from, to, fromHigh || toHigh),
    hasCover: coverOf(field, from, to, pieces),
    hasHeight: toHigh && !fromHigh,
    isRear: !isAhead(to, from.at),
  };
};
