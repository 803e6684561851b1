/** Hits on the pilot, and whether they stay conscious (BT-DMG-9). */
import type { TokenId } from '../../../../shapes';
import { type DamageCourse, rollFor } from '../damage-course';
import { takeOut } from '../losses';

export const DEADLY_HITS = 6;
/** By hits, from 1. */
const TO_STAY_CONSCIOUS: readonly number[] = [3, 5, 7, 10, 11];

/** What two dice must reach with so many hits, 1 … 5; null: nothing helps, or nothing is needed. */
export const consciousnessNumber = (hits: number): number | null => TO_STAY_CONSCIOUS[hits - 1] ?? null;

/** `hits`: so many more, 1 or more. Nothing happens to who is not aboard. */
export const hurtPilot = (course: DamageCourse, unit: TokenId, hits: number): void => {
  const { pilotHits, harm } = course.victim(unit);
  if (harm.pilot !== 'aboard') return;
  const total = Math.min(DEADLY_HITS, pilotHits + hits);
  course.add({ type: 'pilot-hit', unit, rolls: [], hits: total });
  if (total >= DEADLY_HITS) {
    takeOut(course, unit, 'pilot', { isDevastated: false, pilotDies: true });
    return;
  }
  for (let hit = pilotHits + 1; hit <= total && course.victim(unit).isConscious; hit += 1) {
    const dice = rollFor(course, unit, 2, {
      code: 'bt.roll.consciousness',
      params: { hits: hit },
      needed: consciousnessNumber(hit),
    });
    course.add({ type: 'consciousness', unit, rolls: [dice], isConscious: dice.success === true });
  }
};
