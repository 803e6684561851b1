/** BT-EQ-25. */
import type { GameRule } from '../../../../contract';

export const TARGETING: GameRule = {
  id: 'BT-EQ-25',
  line: {
    en: 'A targeting computer makes direct fire hit better by 1 (BT-GUN-14). An actuator enhancement system makes the weapons of its arm hit better by 1 and, in all legs, piloting rolls 2 easier.',
    de: 'Ein Feuerleitrechner lässt direktes Feuer um 1 besser treffen (BT-GUN-14). Eine Aktuatorverstärkung lässt die Waffen ihres Arms um 1 besser treffen und macht, in allen Beinen, Pilotenwürfe um 2 leichter.',
  },
};
