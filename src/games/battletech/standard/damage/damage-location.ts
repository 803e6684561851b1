/** Damage in one location: armour first, then structure (BT-DMG-4). */
import { type ArmorLocation, type Location, rearOf } from '../../../../catalog';
import type { TokenId } from '../../../shapes';
import { armorKindAt, type DamageKind, intoArmor, stopsPiercing } from './armor-kinds';
import type { DamageCourse } from './damage-course';
import { armorLeft, structureLeft } from './points';
import type { Place } from './roll-location';
import { intoStructure } from './structure-kinds';

export interface Blow {
  readonly kind: DamageKind;
  readonly piercing: number | null;
  readonly isExplosion: boolean;
}

export interface Step {
  readonly left: number;
  /** Rolls for critical hits. */
  readonly criticals: number;
  readonly modifier: number;
  readonly isPiercing: boolean;
  readonly isNothing: boolean;
}

const faceOf = (location: Location, isRear: boolean): ArmorLocation =>
  (isRear ? rearOf(location) : null) ?? location;

/** Into armour, then structure. */
export const damageLocation = (
  course: DamageCourse,
  unit: TokenId,
  at: Place,
  damage: number,
  blow: Blow,
): Step => {
  const victim = course.victim(unit);
  const face = faceOf(at.location, at.isRear);
  const kind = armorKindAt(victim.sheet, at.location);
  const points = blow.isExplosion ? 0 : armorLeft(victim, face);
  const absorbed =
    points === 0 ? null : intoArmor(kind, points, victim.harm.halves.includes(face), damage, blow.kind);
  const through = absorbed === null ? damage : absorbed.left;
  const bones = structureLeft(victim, at.location);
  const taken = through === 0 ? { structure: 0, left: 0 } : intoStructure(victim.sheet, bones, through);
  course.add({
    type: 'damaged',
    unit,
    rolls: [],
    loss: {
      location: at.location,
      face: absorbed === null ? null : face,
      damage: damage - taken.left,
      armor: absorbed?.armor ?? 0,
      structure: taken.structure,
      isHalf: absorbed?.isHalf ?? false,
    },
  });
  return {
    left: taken.left,
    criticals: (taken.structure > 0 ? 1 : 0) + (absorbed?.criticals ?? 0),
    modifier: absorbed?.modifier ?? 0,
    isPiercing: through === 0 && blow.piercing !== null && !stopsPiercing(kind),
    isNothing: absorbed?.isNothing ?? false,
  };
};
