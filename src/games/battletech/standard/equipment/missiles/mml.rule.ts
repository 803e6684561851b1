/** BT-EQ-11. */
import type { GameRule } from '../../../../contract';

export const MML: GameRule = {
  id: 'BT-EQ-11',
  line: {
    en: 'A multi-missile launcher is an LRM or an SRM launcher of its size by the ammunition that it fires (BT-EQ-6, BT-EQ-7).',
    de: 'Ein Mehrfach-Raketenwerfer ist ein LSR- oder KSR-Werfer seiner Größe, je nach verschossener Munition (BT-EQ-6, BT-EQ-7).',
  },
};
