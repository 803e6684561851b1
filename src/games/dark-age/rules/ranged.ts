/** Ranged orders (DA-RNG-1 to 7): who can be shot at, by which weapon, directly or not. */
import { squaredDistance } from '../../shared/plane';
import { isAhead } from '../geometry/arc';
import { type Field, type Standing, standing } from '../model/state';
import { isSubmerged } from './ground';
import { sightOf } from './sight';
import {
  captiveOf,
  damageOf,
  foesTouching,
  has,
  isFoe,
  isFriend,
  isTouching,
  attackOf,
  weaponOf,
  contactsOf,
} from './units';

export type Slot = 'primary' | 'secondary';
export const SLOTS: readonly Slot[] = ['primary', 'secondary'];

/** DA-RNG-1: of the shooter alone. */
export const canShoot = (field: Field, unit: Standing, slot: Slot): boolean => {
  const weapon = weaponOf(unit, slot);
  return (
    weapon !== null &&
    weapon.type !== 'melee' &&
    weapon.max > 0 &&
    attackOf(unit) > 0 &&
    !isSubmerged(field, unit)
  );
};

/** `squared`: of the distance in 1/100 inch. */
export const isWithinRange = (unit: Standing, slot: Slot, squared: number): boolean => {
  const weapon = weaponOf(unit, slot);
  if (weapon === null) return false;
  return squared >= (100 * weapon.min) ** 2 && squared <= (100 * weapon.max) ** 2;
};

/** DA-RNG-2, and who is never shot at (DA-TER-2, DA-CAP-3). */
const isTarget = (field: Field, unit: Standing, target: Standing): boolean => {
  if (!isFoe(unit, target) || isSubmerged(field, target) || captiveOf(field, target) !== null) return false;
  const touched = foesTouching(field, unit);
  if (touched.length > 0) return touched.some(({ id }) => id === target.id);
  return !contactsOf(field, target).some((other) => isFriend(other, unit) && other.id !== unit.id);
};

const isAimedAt = (field: Field, unit: Standing, slot: Slot, target: Standing): boolean =>
  canShoot(field, unit, slot) &&
  isAhead(unit, target.at) &&
  isWithinRange(unit, slot, squaredDistance(unit.at, target.at)) &&
  isTarget(field, unit, target);

/** By a clear line. Streak missiles need none, and do not hit what is shut down (DA-SPEC-4). */
export const canHit = (
  field: Field,
  unit: Standing,
  slot: Slot,
  target: Standing,
  isStreak = false,
): boolean =>
  isAimedAt(field, unit, slot, target) &&
  (isStreak ? !target.isShutDown : sightOf(field, unit, target).isClear);

/** DA-RNG-7: over whatever blocks the line. */
export const canHitIndirectly = (field: Field, unit: Standing, slot: Slot, target: Standing): boolean =>
  weaponOf(unit, slot)?.type === 'ballistic' &&
  damageOf(unit, slot) > 0 &&
  isAimedAt(field, unit, slot, target) &&
  foesTouching(field, unit).length === 0 &&
  !contactsOf(field, target).some((other) => isFriend(other, unit)) &&
  !sightOf(field, unit, target).isClear;

/** `off`: equipment that is switched off, as orders name it. */
export const isStreakFired = (unit: Standing, slot: Slot, off: readonly string[]): boolean =>
  has(unit, 'streak', slot) && !off.includes(`${unit.id} streak`);
export const targetsOf = (
  field: Field,
  unit: Standing,
  slot: Slot,
  off: readonly string[] = [],
): readonly Standing[] => {
  if (!canShoot(field, unit, slot)) return [];
  const isStreak = isStreakFired(unit, slot, off);
  return standing(field).filter((target) => canHit(field, unit, slot, target, isStreak));
};
export const indirectTargetsOf = (field: Field, unit: Standing, slot: Slot): readonly Standing[] =>
  canShoot(field, unit, slot)
    ? standing(field).filter((target) => canHitIndirectly(field, unit, slot, target))
    : [];

/** DA-SPEC `anti-infantry`: enemy infantry that touches the main target too, but no captor (DA-CAP-3). */
export const besides = (field: Field, unit: Standing, target: Standing): readonly Standing[] =>
  contactsOf(field, target).filter(
    (other) => other.kind === 'infantry' && isFoe(unit, other) && captiveOf(field, other) === null,
  );
export { isTouching };
