/** What hits on the mech's own parts bring at once (BT-CRIT-6 … BT-CRIT-9). */
import type { Location, SystemPart } from '../../../../../catalog';
import type { FallCause } from '../events';
import { isSlotHit } from '../points';
import type { Wounded } from '../../mech/body';
import { legsOf } from '../../mech/body';

/** Hits with which a gyro is destroyed. */
export const gyroHits = ({ sheet }: Pick<Wounded, 'sheet'>): number => (sheet.gyro === 'heavy-duty' ? 3 : 2);

const hitParts = (mech: Wounded, location: Location, part: SystemPart): number =>
  mech.sheet.slots[location].filter(
    (slot, index) =>
      slot !== null && 'part' in slot && slot.part === part && isSlotHit(mech, location, index + 1),
  ).length;

const LEG_FALLS: Readonly<Partial<Record<SystemPart, FallCause>>> = {
  hip: 'hip',
  'upper-leg': 'leg-actuator',
  'lower-leg': 'leg-actuator',
  foot: 'foot',
};

/** `mech`: before the hit on the part. Null: nobody falls by it. */
export const fallOfPart = (mech: Wounded, location: Location, part: SystemPart): FallCause | null => {
  if (part === 'gyro')
    return hitParts(mech, location, 'gyro') + 1 >= gyroHits(mech) ? 'gyro-destroyed' : 'gyro-hit';
  return legsOf(mech.sheet).includes(location) ? (LEG_FALLS[part] ?? null) : null;
};
