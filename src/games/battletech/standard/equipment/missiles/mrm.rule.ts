/** BT-EQ-9. */
import type { GameRule } from '../../../../contract';

export const MRM: GameRule = {
  id: 'BT-EQ-9',
  line: {
    en: 'MRM and rocket launchers: the rack is the column, 1 point a missile, groups of 5. Rocket launchers have one shot.',
    de: 'MSR und Raketenwerfer: Die Größe ist die Spalte, 1 Punkt je Rakete, Gruppen von 5. Raketenwerfer haben einen Schuss.',
  },
};
