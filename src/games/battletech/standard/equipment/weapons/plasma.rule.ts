/** BT-EQ-14. */
import type { GameRule } from '../../../../contract';

export const PLASMA: GameRule = {
  id: 'BT-EQ-14',
  line: {
    en: 'A plasma rifle does 10 points and heats a mech by one die; a plasma cannon does a mech no damage and heats it by two dice (BT-HEAT-2).',
    de: 'Ein Plasmagewehr tut 10 Punkte und erhitzt einen Mech um einen Würfel; eine Plasmakanone tut einem Mech keinen Schaden und erhitzt ihn um zwei Würfel (BT-HEAT-2).',
  },
};
