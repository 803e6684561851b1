/** Critical hits that find nothing go inward (BT-CRIT-4). */
import { inwardOf, type Location } from '../../../../../catalog';
import { isGone, type Wounded } from '../../mech/body';
import { hittableSlots } from './slot-hit';

/**
 * The location that they strike, from `location` on, which may be about to be destroyed; null: they are lost.
 */
export const criticalLocation = (mech: Wounded, location: Location): Location | null => {
  for (let at: Location | null = location; at !== null; at = inwardOf(at))
    if ((at === location || !isGone(mech, at)) && hittableSlots(mech, at).length > 0) return at;
  return null;
};
