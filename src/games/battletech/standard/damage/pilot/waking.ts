/** Unconscious pilots come to (BT-DMG-10). */
import type { TokenId } from '../../../../shapes';
import { type DamageCourse, rollFor } from '../damage-course';
import { consciousnessNumber } from './pilot-hits';

/** Once at the end of a turn, for who passed out in an earlier one. */
export const wakePilot = (course: DamageCourse, unit: TokenId): void => {
  const { pilotHits, isConscious, harm } = course.victim(unit);
  if (isConscious || harm.pilot !== 'aboard') return;
  const needed = consciousnessNumber(pilotHits);
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.waking', needed });
  // Without a hit nobody is kept from waking (a setup may say that they are unconscious).
  course.add({
    type: 'consciousness',
    unit,
    rolls: [dice],
    isConscious: needed === null || dice.success === true,
  });
};
