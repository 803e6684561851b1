/** Whether the reactor runs (BT-HEAT-6). */
import type { TokenId } from '../../../shapes';
import { rollFor } from '../damage/damage-course';
import type { HeatCourse } from './heat-course';

const FIRST = 14;
const ALWAYS = 30;

/** What two dice must reach; null: nothing is rolled, below 14 it runs and from 30 on it does not. */
export const reactorNumber = (heat: number): number | null =>
  heat < FIRST || heat >= ALWAYS ? null : 4 + 2 * Math.floor((heat - FIRST) / 4);

const turn = (course: HeatCourse, unit: TokenId, isShutDown: boolean): void => {
  course.add({ type: 'reactor', unit, rolls: [], isShutDown });
};

const rollReactor = (course: HeatCourse, unit: TokenId, needed: number): void => {
  const dice = rollFor(course, unit, 2, { code: 'bt.roll.reactor', needed });
  course.add({ type: 'reactor', unit, rolls: [dice], isShutDown: dice.success !== true });
};

/** After cooling. */
export const settleReactor = (course: HeatCourse, unit: TokenId): void => {
  const { heat, isShutDown, isConscious, staysShutDown } = course.victim(unit);
  if (staysShutDown === true) return;
  const needed = reactorNumber(heat);
  if (isShutDown && heat < FIRST) turn(course, unit, false);
  else if (needed !== null && isConscious) rollReactor(course, unit, needed);
  else if (!isShutDown && heat >= FIRST) turn(course, unit, true);
};
