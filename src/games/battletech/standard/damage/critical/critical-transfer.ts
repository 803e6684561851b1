/** Critical hits that find nothing go inward (BT-CRIT-4). */
import type { Location } from '../../../../../catalog';
import { isGone, type Wounded } from '../../mech/body';
import { inward } from '../points';
import { hittableSlots } from './slot-hit';

/**
 * The location that they strike, from `location` on, which may be about to be destroyed; null: they are lost.
 */
export const criticalLocation = (mech: Wounded, location: Location): Location | null => {
  for (let at: Location | null = location; at !== null; at = inward(at))
    if ((at === location || !isGone(mech, at)) && hittableSlots(mech, at).length > 0) return at;
  return null;
};
