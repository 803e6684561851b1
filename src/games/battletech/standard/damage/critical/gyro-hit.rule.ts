/** BT-CRIT-7. */
import type { GameRule } from '../../../../contract';

export const GYRO_HIT: GameRule = {
  id: 'BT-CRIT-7',
  line: {
    en: 'The first hit on a gyro calls for a piloting roll, and piloting rolls are at +3 from then on; with the second it is destroyed: the mech falls and does not rise. A heavy-duty gyro: +1 from the first hit on, +3 from the second, destroyed with the third.',
    de: 'Der erste Treffer auf ein Gyroskop verlangt einen Pilotenwurf, und Pilotenwürfe haben von da an +3; mit dem zweiten ist es zerstört: Der Mech stürzt und steht nicht auf. Ein schweres Gyroskop: +1 ab dem ersten Treffer, +3 ab dem zweiten, zerstört mit dem dritten.',
  },
};
