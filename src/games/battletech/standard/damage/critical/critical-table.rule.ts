/** BT-CRIT-2. */
import type { GameRule } from '../../../../contract';

export const CRITICAL_TABLE: GameRule = {
  id: 'BT-CRIT-2',
  line: {
    en: 'Two dice: up to 7 nothing, 8 and 9 one critical hit, 10 and 11 two, 12 or more three; in the head, an arm or a leg the 12 takes off the whole location instead (BT-CRIT-5).',
    de: 'Zwei Würfel: bis 7 nichts, 8 und 9 ein kritischer Treffer, 10 und 11 zwei, 12 und mehr drei; an Kopf, Arm oder Bein nimmt die 12 stattdessen die ganze Zone ab (BT-CRIT-5).',
  },
};
