/** BT-MOV-2: walking MP of a quad after damage to its four legs. */
import type { Wounded } from '../../mech/body';
import { legs } from './legs';

/** Before heat and burdens; 0 or more. */
export const quadWalk = (mech: Wounded): number => {
  const { lost, lame, actuators } = legs(mech);
  if (lost.length > 2) return 0;
  let mp = lost.length === 2 ? 1 : mech.sheet.walk - lost.length;
  if (mp <= 0) return 0;
  for (let hips = 0; hips < lame.length; hips += 1) mp = Math.ceil(mp / 2);
  return Math.max(0, mp - actuators.length);
};
