/** BT-MOV-1: walking MP of a biped after damage to its legs. */
import type { Wounded } from '../../mech/body';
import { legs } from './legs';

/** Before heat and burdens; 0 or more. */
export const bipedWalk = (mech: Wounded): number => {
  const { lost, lame, actuators } = legs(mech);
  if (lost.length > 0) return lost.length === 1 ? 1 : 0;
  if (lame.length > 1) return 0;
  const mp = lame.length === 1 ? Math.ceil(mech.sheet.walk / 2) : mech.sheet.walk;
  return Math.max(0, mp - actuators.length);
};
