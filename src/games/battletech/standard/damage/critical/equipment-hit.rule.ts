/** BT-CRIT-10. */
import type { GameRule } from '../../../../contract';

export const EQUIPMENT_HIT: GameRule = {
  id: 'BT-CRIT-10',
  line: {
    en: 'A piece of equipment is broken with its first hit slot: a weapon no longer fires, a heat sink no longer cools, a jump jet takes 1 jump MP, electronics fall silent. Two pieces in one slot break together.',
    de: 'Ein Ausrüstungsteil ist mit seinem ersten getroffenen Platz kaputt: Eine Waffe feuert nicht mehr, ein Wärmetauscher kühlt nicht mehr, eine Sprungdüse nimmt 1 Sprung-BP, Elektronik verstummt. Zwei Teile in einem Platz gehen zusammen kaputt.',
  },
};
