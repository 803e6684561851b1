/** Heat that reaches the pilot (BT-HEAT-8). */
import { brokenParts, type Wounded } from '../mech/body';

/** Hits in a heat phase that ends with so much heat. */
export const pilotHeatHits = (mech: Wounded, heat: number): number => {
  if (brokenParts(mech, 'life-support') === 0) return 0;
  if (heat >= 25) return 2;
  return heat >= (mech.sheet.cockpit === 'torso-mounted' ? 1 : 15) ? 1 : 0;
};
