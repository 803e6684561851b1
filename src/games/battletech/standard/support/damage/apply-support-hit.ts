/** A hit on a support unit, with all that follows (BT-SUP-8 … BT-SUP-11). */
import type { Location } from '../../../../../catalog';
import type { TokenId } from '../../../../shapes';
import type { HitSide } from '../../aim';
import type { Hit } from '../../damage/hit';
import { type DamageCourse, rollFor } from '../../damage/damage-course';
import { takeOut } from '../../damage/losses';
import { armorLeft, isSlotHit, structureLeft } from '../../damage/points';
import type { Victim } from '../../damage/victim';
import { FRONT, ROTOR } from '../model';
import { fallen } from './infantry-losses';
import { motiveEffect } from './motive';
import { criticalEffect, type SupportEffect } from './support-critical';
import { struckBy } from './vehicle-table';

const isIn = ({ harm }: Victim): boolean => harm.out === null;

const wreck = (course: DamageCourse, unit: TokenId, isDevastated: boolean): void => {
  takeOut(course, unit, 'wrecked', { isDevastated, pilotDies: false });
};

/** Ends a platoon with its last trooper. */
export const loseTroopers = (course: DamageCourse, unit: TokenId, lost: number): void => {
  const left = structureLeft(course.victim(unit), FRONT);
  const structure = Math.min(left, lost);
  if (structure === 0) return;
  const loss = { location: FRONT, face: null, damage: structure, armor: 0, structure, isHalf: false };
  course.add({ type: 'damaged', unit, rolls: [], loss });
  if (structure === left) wreck(course, unit, true);
};

/** The first weapon there that still works; null: none does. */
const weaponIn = (victim: Victim, location: Location): number | null => {
  const mount = victim.sheet.mounts.find(
    (one) =>
      one.location === location &&
      one.figures.weapon !== null &&
      one.slots.every(({ slot }) => !isSlotHit(victim, location, slot)),
  );
  return mount?.slots[0]?.slot ?? null;
};

const suffer = (course: DamageCourse, unit: TokenId, location: Location, effect: SupportEffect): void => {
  const victim = course.victim(unit);
  switch (effect) {
    case 'weapon': {
      const slot = weaponIn(victim, location);
      if (slot !== null)
        course.add({ type: 'slot-hit', unit, rolls: [], location, slot, isArmor: false, fall: null });
      return;
    }
    case 'crew':
      takeOut(course, unit, 'crew', { isDevastated: false, pilotDies: true });
      return;
    case 'engine':
      // A VTOL comes down; a hovercraft stays where it is.
      if (victim.sheet.support === 'vtol') wreck(course, unit, false);
      return;
    case 'ammunition':
      if (victim.sheet.bins.length > 0) wreck(course, unit, true);
      return;
    case 'rotor-lost':
      wreck(course, unit, false);
      return;
    default:
  }
};

const critical = (course: DamageCourse, unit: TokenId, kind: 'hover' | 'vtol', location: Location): void => {
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.critical' });
  const effect = criticalEffect(kind, location, dice.total ?? 0);
  course.add({ type: 'support-critical', unit, rolls: [dice], location, effect });
  suffer(course, unit, location, effect);
};

const ROTOR_SHARE = 10;

const strikeVehicle = (
  course: DamageCourse,
  unit: TokenId,
  kind: 'hover' | 'vtol',
  side: HitSide,
  damage: number,
): void => {
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.location' });
  const struck = struckBy(kind, dice.total ?? 0, side);
  const { location } = struck;
  const points = location === ROTOR ? Math.ceil(damage / ROTOR_SHARE) : damage;
  course.add({ type: 'support-hit', unit, rolls: [dice], side, damage: points, ...struck });
  const before = course.victim(unit);
  const armor = Math.min(points, armorLeft(before, location));
  const structure = Math.min(points - armor, structureLeft(before, location));
  if (armor + structure > 0) {
    const loss = { location, face: location, damage: points, armor, structure, isHalf: false };
    course.add({ type: 'damaged', unit, rolls: [], loss });
  }
  if (structureLeft(course.victim(unit), location) === 0) {
    wreck(course, unit, false);
    return;
  }
  if (struck.isMotive) {
    const roll = rollFor(course, unit, 2, { code: 'bt.roll.motive' });
    course.add({ type: 'motive', unit, rolls: [roll], effect: motiveEffect(roll.total ?? 0, side) });
  }
  for (let count = (struck.isCritical ? 1 : 0) + (structure > 0 ? 1 : 0); count > 0; count -= 1)
    if (isIn(course.victim(unit))) critical(course, unit, kind, location);
};

const PLAIN = { per: 10, plus: 0 };

/** As `applyHit` for a mech; tables of blows and of cover do not count, the side does. */
export const applySupportHit = (course: DamageCourse, unit: TokenId, { damage, where, kind }: Hit): void => {
  const victim = course.victim(unit);
  const { support } = victim.sheet;
  if (support === undefined || !isIn(victim) || damage === 0) return;
  if (support === 'foot')
    loseTroopers(course, unit, fallen(kind === 'missile' ? { per: 5, plus: 0 } : PLAIN, damage, 0, false));
  else strikeVehicle(course, unit, support, 'table' in where ? where.side : 'front', damage);
};
