/** Which slot a critical hit strikes (BT-CRIT-3). */
import { flatMap } from '../../../../../kernel';
import type { Location } from '../../../../../catalog';
import type { Roll, TokenId } from '../../../../shapes';
import { counted } from '../../../../shared/rolls';
import { type DamageCourse, rollFor } from '../damage-course';
import { isSlotHit, mountsAt } from '../points';
import type { Wounded } from '../../mech/body';

const HALF = 6;

/** Slots, from 1, that a critical hit can strike. The location is not asked whether it is there. */
export const hittableSlots = (mech: Wounded, location: Location): readonly number[] =>
  flatMap(mech.sheet.slots[location], (slot, index) => {
    if (slot === null || isSlotHit(mech, location, index + 1)) return [];
    const isHittable =
      'part' in slot || mountsAt(mech, location, index + 1).some(({ figures }) => figures.hittable);
    return isHittable ? [index + 1] : [];
  });

interface Struck {
  readonly slot: number;
  /** With those that had to be made again. */
  readonly rolls: readonly Roll[];
}

const slotOf = (dice: readonly number[], half: number | null): number => {
  const [first = 1, second = 1] = dice;
  if (half !== null) return half * HALF + first;
  return (first > 3 ? HALF : 0) + second;
};

/** `among`: at least one slot. All rolls must stand in the next event. */
export const rollSlot = (course: DamageCourse, unit: TokenId, among: readonly number[]): Struck => {
  const lower = among.some((slot) => slot > HALF);
  const upper = among.some((slot) => slot <= HALF);
  const half = lower && upper ? null : lower ? 1 : 0;
  const rolls: Roll[] = [];
  let { state } = course;
  for (;;) {
    const dice = rollFor({ state, dice: course.dice }, unit, half === null ? 2 : 1, { code: 'bt.roll.slot' });
    rolls.push(dice);
    const slot = slotOf(dice.dice, half);
    if (among.includes(slot)) return { slot, rolls };
    state = { ...state, streams: counted(state, { type: 'slot-hit', rolls: [dice] }) };
  }
};
