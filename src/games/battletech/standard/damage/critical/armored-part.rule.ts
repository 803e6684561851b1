/** BT-CRIT-14. */
import type { GameRule } from '../../../../contract';

export const ARMORED_PART: GameRule = {
  id: 'BT-CRIT-14',
  line: {
    en: 'A slot of an armoured part shrugs off the first critical hit on it and is struck by the next.',
    de: 'Ein Platz eines gepanzerten Teils übersteht den ersten kritischen Treffer auf ihn und wird vom nächsten getroffen.',
  },
};
