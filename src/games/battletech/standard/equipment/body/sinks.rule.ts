/** BT-EQ-31. */
import type { GameRule } from '../../../../contract';

export const SINKS: GameRule = {
  id: 'BT-EQ-31',
  line: {
    en: 'Heat sinks take heat (BT-HEAT-3): 1 each, double ones and laser ones 2, compact ones as the single ones that they hold.',
    de: 'Wärmetauscher nehmen Hitze (BT-HEAT-3): je 1, doppelte und Laser-Wärmetauscher 2, kompakte so viel wie die einfachen, die sie enthalten.',
  },
};
