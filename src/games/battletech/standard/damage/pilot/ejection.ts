/** Pilots who leave their mech (BT-DMG-11). */
import type { TokenId } from '../../../../shapes';
import type { DamageCourse } from '../damage-course';
import { isInHead } from '../losses';
import { structureLeft } from '../points';
import type { Victim } from '../victim';

/** By themselves, when something explodes within the mech. */
export const ejectsByItself = (victim: Victim): boolean =>
  victim.harm.pilot === 'aboard' && isInHead(victim) && structureLeft(victim, 'HD') > 0;

/** By order, at the end of a turn. */
export const mayEject = (victim: Victim): boolean =>
  victim.harm.pilot === 'aboard' &&
  victim.isConscious &&
  structureLeft(victim, isInHead(victim) ? 'HD' : 'CT') > 0;

export const eject = (course: DamageCourse, unit: TokenId): void => {
  course.add({ type: 'ejected', unit, rolls: [] });
};
