/** Fire at buildings (DA-CAMP-6): which ones can be seen, and how many construction points a hit takes. */
import { squaredDistance } from '../../shared/plane';
import type { Point } from '../../shapes';
import { isAhead } from '../geometry/arc';
import type { Field, Standing } from '../model/state';
import type { Piece } from '../model/terrain';
import { canShoot, isWithinRange, type Slot } from './ranged';
import { sightOf } from './sight';
import { damageOf, foesTouching } from './units';

const CP_OF_DAMAGE = 5;

export const isBuilding = ({ cp = 0 }: Piece): boolean => cp > 0;

/** What ranges and lines to a building go by. */
export const middleOf = ({ corners }: Piece): Point => {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.floor(sum.x / corners.length), y: Math.floor(sum.y / corners.length) };
};

/** Construction points. */
export const razedBy = (unit: Standing, slot: Slot): number => CP_OF_DAMAGE * damageOf(unit, slot);

/** Seen like a mech that stands in its middle: what it is made of hides it from nobody. */
const isSeen = (field: Field, unit: Standing, piece: Piece): boolean => {
  const others = field.terrain.filter(({ id }) => id !== piece.id);
  const target: Standing = { ...unit, id: piece.id, kind: 'mech', at: middleOf(piece) };
  return sightOf({ ...field, terrain: others }, unit, target).isClear;
};

/** Not by who touches an enemy: only that one is a target then (DA-RNG-2). */
export const buildingsInSight = (field: Field, unit: Standing, slot: Slot): readonly Piece[] => {
  if (!field.terrain.some(isBuilding)) return [];
  if (!canShoot(field, unit, slot) || razedBy(unit, slot) === 0) return [];
  if (foesTouching(field, unit).length > 0) return [];
  return field.terrain.filter((piece) => {
    const at = middleOf(piece);
    return (
      isBuilding(piece) &&
      isAhead(unit, at) &&
      isWithinRange(unit, slot, squaredDistance(unit.at, at)) &&
      isSeen(field, unit, piece)
    );
  });
};
