/** A hit on a mech, from where it lands to where its last point goes (BT-DMG-4). */
import { inwardOf, type Location } from '../../../../catalog';
import type { TokenId } from '../../../shapes';
import { isGone } from '../mech/body';
import { applySupportHit } from '../support/damage/apply-support-hit';
import type { Hit } from './hit';
import { type Protection, protectionOf, ventOf } from './critical/case';
import { type Explosion, rollCriticals } from './critical/critical-hits';
import { type DamageCourse, rollFor } from './damage-course';
import { type Blow, damageLocation, type Step } from './damage-location';
import { isInHead, loseLocation } from './losses';
import { eject, ejectsByItself } from './pilot/ejection';
import { hurtPilot } from './pilot/pilot-hits';
import { armorLeft, structureLeft } from './points';
import { type Place, rollLocation } from './roll-location';

const strike = (course: DamageCourse, unit: TokenId, landed: Place, damage: number, blow: Blow): void => {
  let isCritical = landed.isCritical;
  let left = damage;
  let location: Location | null = landed.location;
  while (location !== null && left > 0) {
    const protection: Protection = blow.isExplosion
      ? protectionOf(course.victim(unit).sheet, location)
      : 'none';
    if (isGone(course.victim(unit), location)) {
      location = protection === 'none' ? inwardOf(location) : null;
      continue;
    }
    if (protection === 'case-ii') {
      vent(course, unit, location, left);
      return;
    }
    const at: Place = { ...landed, location };
    const step = damageLocation(course, unit, at, left, blow);
    finishLocation(course, unit, location, step, isCritical && !step.isNothing, blow);
    isCritical = false;
    left = step.left;
    location = protection === 'case' ? null : inwardOf(location);
  }
};

/** Critical hits, the pilot's head, and the location if its structure is gone. */
const finishLocation = (
  course: DamageCourse,
  unit: TokenId,
  location: Location,
  step: Step,
  isCritical: boolean,
  blow: Blow,
): void => {
  const explode = (one: Explosion): void => {
    explodeIn(course, unit, one);
  };
  let isOff = false;
  for (let count = step.criticals + (isCritical ? 1 : 0); count > 0 && !isOff; count -= 1)
    isOff = rollCriticals(course, unit, location, step.modifier, explode);
  if (step.isPiercing && !isOff) isOff = rollCriticals(course, unit, location, blow.piercing ?? 0, explode);
  if (location === 'HD' && !step.isNothing && isInHead(course.victim(unit))) hurtPilot(course, unit, 1);
  if (!isOff && structureLeft(course.victim(unit), location) === 0)
    loseLocation(course, unit, location, 'damage', blow.isExplosion);
};

/** CASE II (BT-CRIT-12). */
const vent = (course: DamageCourse, unit: TokenId, location: Location, damage: number): void => {
  const victim = course.victim(unit);
  const { face, most } = ventOf(victim.sheet, location);
  const armor = Math.min(damage - 1, most, armorLeft(victim, face));
  course.add({
    type: 'damaged',
    unit,
    rolls: [],
    loss: { location, face, damage: 1, armor, structure: 1, isHalf: false },
  });
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.case-ii', needed: 8 });
  const isCritical = dice.success !== true;
  course.add({ type: 'case-ii', unit, rolls: [dice], location, isCritical });
  const step: Step = { left: 0, criticals: 0, modifier: 0, isPiercing: false, isNothing: false };
  finishLocation(course, unit, location, step, isCritical, {
    kind: 'other',
    piercing: null,
    isExplosion: true,
  });
};

/** Ammunition or a weapon explodes within the mech (BT-CRIT-11, BT-CRIT-13). */
export const explodeIn = (course: DamageCourse, unit: TokenId, explosion: Explosion): void => {
  const { location, damage } = explosion;
  const protection = protectionOf(course.victim(unit).sheet, location);
  course.add({ type: 'exploded', unit, rolls: [], ...explosion });
  hurtPilot(course, unit, protection === 'case-ii' ? 1 : 2);
  if (protection === 'none' && ejectsByItself(course.victim(unit))) eject(course, unit);
  const place: Place = { location, isRear: false, isCritical: false };
  strike(course, unit, place, damage, { kind: 'other', piercing: null, isExplosion: true });
};

/** Rolls, damages, and all that follows, as events of the course. */
export const applyHit = (course: DamageCourse, unit: TokenId, hit: Hit): void => {
  if (course.victim(unit).sheet.support !== undefined) {
    applySupportHit(course, unit, hit);
    return;
  }
  const { where, damage, kind } = hit;
  const place =
    'table' in where
      ? rollLocation(course, unit, where.table, where.side, damage)
      : { ...where, isCritical: false };
  if (place === null || damage === 0) return;
  strike(course, unit, place, damage, { kind, piercing: hit.piercing ?? null, isExplosion: false });
};
