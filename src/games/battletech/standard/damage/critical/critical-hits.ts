/** A roll for critical hits, and what they strike (BT-CRIT-1 … BT-CRIT-10, BT-CRIT-14). */
import { flatMap } from '../../../../../kernel';
import type { Location } from '../../../../../catalog';
import type { TokenId } from '../../../../shapes';
import { type DamageCourse, rollFor } from '../damage-course';
import { checkEngine, loseLocation, takeOut } from '../losses';
import { firstHit, mountsAt, shotsAt } from '../points';
import { structureModifier } from '../structure-kinds';
import type { Victim } from '../victim';
import { criticalLocation } from './critical-transfer';
import { criticalsOf } from './critical-table';
import { fallOfPart } from './part-hit';
import { shotDamage } from './shot-damage';
import { hittableSlots, rollSlot } from './slot-hit';
import { mountExplosion } from './weapon-explosion';

export interface Explosion {
  readonly location: Location;
  readonly slot: number;
  readonly damage: number;
  readonly isBin: boolean;
}
export type Explode = (explosion: Explosion) => void;

/** What explodes when the slot is hit, as the mech is before; nothing twice. */
const explosionsAt = (victim: Victim, location: Location, slot: number): readonly Explosion[] =>
  flatMap(mountsAt(victim, location, slot), (mount) => {
    const isBin = mount.figures.ammunition !== null;
    const damage = isBin
      ? shotDamage(mount.figures) * shotsAt(victim, location, slot)
      : firstHit(victim, mount) === null
        ? mountExplosion(mount, victim.harm.charged)
        : 0;
    return damage > 0 ? [{ location, slot, damage, isBin }] : [];
  });

const isArmored = (victim: Victim, location: Location, slot: number): boolean => {
  const there = victim.sheet.slots[location][slot - 1] ?? null;
  const isShielded =
    there !== null &&
    ('part' in there ? there.isArmored : mountsAt(victim, location, slot).some((mount) => mount.isArmored));
  return isShielded && !victim.harm.stripped.includes(`${location}.${slot}`);
};

const strikeSlot = (course: DamageCourse, unit: TokenId, location: Location, explode: Explode): void => {
  const victim = course.victim(unit);
  const { slot, rolls } = rollSlot(course, unit, hittableSlots(victim, location));
  const there = victim.sheet.slots[location][slot - 1] ?? null;
  if (isArmored(victim, location, slot)) {
    course.add({ type: 'slot-hit', unit, rolls, location, slot, isArmor: true, fall: null });
    return;
  }
  const part = there !== null && 'part' in there ? there.part : null;
  const fall = part === null ? null : fallOfPart(victim, location, part);
  course.add({ type: 'slot-hit', unit, rolls, location, slot, isArmor: false, fall });
  if (part === 'engine') checkEngine(course, unit);
  if (part === 'cockpit') takeOut(course, unit, 'cockpit', { isDevastated: false, pilotDies: true });
  for (const explosion of explosionsAt(victim, location, slot)) explode(explosion);
};

/** Rolls once for the location, which is there or is just being destroyed. True: it came off. */
export const rollCriticals = (
  course: DamageCourse,
  unit: TokenId,
  location: Location,
  armorModifier: number,
  explode: Explode,
): boolean => {
  const modifier = armorModifier + structureModifier(course.victim(unit).sheet);
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.critical' });
  const { hits, isOff } = criticalsOf((dice.total ?? 0) + modifier, location);
  course.add({ type: 'critical-roll', unit, rolls: [dice], location, modifier, hits, isOff });
  if (isOff) loseLocation(course, unit, location, 'blown-off', false);
  const at = hits === 0 ? null : criticalLocation(course.victim(unit), location);
  for (let left = hits; left > 0; left -= 1) {
    if (at === null || hittableSlots(course.victim(unit), at).length === 0) {
      course.add({ type: 'critical-lost', unit, rolls: [], location: at ?? location, hits: left });
      break;
    }
    strikeSlot(course, unit, at, explode);
  }
  return isOff;
};
