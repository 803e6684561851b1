/** Indirect fire: what can be fired so, and who can spot for it (BT-GUN-17). */
import { groundOf } from '../../field/ground';
import type { Mech } from '../../mech/model';
import type { Figures } from '../../mech/sheet';
import type { Position } from '../../position';
import { standOf } from '../../sight/heights';
import { keptSeen } from '../../sight/kept-sight';
import { hindrance, type Seen } from '../../sight/sight';
import { isImmobile } from '../gunner';
import { attackerMovement } from '../movement';
import { AMMUNITION } from '../weapon/ammunition-types';

const INDIRECT: readonly number[] = [
  AMMUNITION.lrm,
  AMMUNITION.extendedLrm,
  AMMUNITION.enhancedLrm,
  AMMUNITION.improvedLrm,
  AMMUNITION.mekMortar,
];

/** `bin`: what it fires; an MML does so with LRM only. */
export const firesIndirectly = ({ weapon }: Pick<Figures, 'weapon'>, bin: Figures | null): boolean => {
  if (weapon === null) return false;
  if (weapon.ammunition === AMMUNITION.mml) return bin?.item.includes('-srm') !== true;
  return INDIRECT.includes(weapon.ammunition);
};

const seenBy = ({ field }: Pick<Position, 'field'>, spotter: Mech, to: Mech): Seen => {
  const ground = groundOf(field);
  return keptSeen(ground, standOf(ground, spotter), standOf(ground, to));
};

/**
 * Friends of the attacker who see the target, the most useful first: by what sight and their movement add,
 * then in the order of the position. Empty where the attacker sees the target: then they fire directly.
 */
export const spottersFor = (position: Position, from: Mech, to: Mech): readonly Mech[] => {
  if (seenBy(position, from, to).sees) return [];
  return position.mechs
    .filter(({ side, id }) => side === from.side && id !== from.id)
    .filter((mech) => !isImmobile(mech))
    .map((mech) => ({ mech, seen: seenBy(position, mech, to) }))
    .filter(({ seen }) => seen.sees)
    .map(({ mech, seen }) => ({ mech, adds: hindrance(seen) + attackerMovement(mech.moved) }))
    .sort((a, b) => a.adds - b.adds)
    .map(({ mech }) => mech);
};
