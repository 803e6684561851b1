/** BT-EQ-36. */
import type { GameRule } from '../../../../contract';

export const TURRETS: GameRule = {
  id: 'BT-EQ-36',
  line: {
    en: 'What stands in a head, shoulder or quad turret fires all round (BT-GUN-7), as long as no slot of the turret is hit; then it fires ahead.',
    de: 'Was in einem Kopf-, Schulter- oder Vierbeinerturm steht, schießt rundum (BT-GUN-7), solange kein Platz des Turms getroffen ist; dann schießt es nach vorn.',
  },
};
