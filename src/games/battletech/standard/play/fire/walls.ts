/** BT-BLD-3: the walls between who fires and whom it would hit. */
import { groundOf } from '../../field/ground';
import type { Mech } from '../../mech/model';
import { isShielded, shieldOf } from '../../piloting/hazard/shield';
import { pointsAt, pointsBefore, type Standing } from '../collapsing';

export interface Walls {
  /** Points of each group that they take. */
  readonly most: number;
  /** Points that they have. */
  readonly left: number;
  /** They lose none of them. */
  readonly isIndestructible: boolean;
}

/** Null: none, or the shot goes past them. */
export const wallsAround = (state: Standing, from: Mech, to: Mech): Walls | null => {
  if (from.sheet.support === 'foot' || to.sheet.support !== undefined) return null;
  const { field } = state.setup;
  if (!isShielded(groundOf(field), from, to)) return null;
  return {
    most: shieldOf(pointsBefore(state, to.hex)),
    left: pointsAt(state, to.hex),
    isIndestructible: field.hexes[to.hex]?.building?.isIndestructible === true,
  };
};

/** What they let through of a shot's groups. */
export const through = ({ most, left, isIndestructible }: Walls, groups: readonly number[]): number => {
  let points = left;
  return groups.reduce((sum, group) => {
    const taken = Math.min(group, most, points);
    if (!isIndestructible) points -= taken;
    return sum + group - taken;
  }, 0);
};
