import type { GameRule } from '../../../../contract';

export const FOOT: GameRule = {
  id: 'BT-SUP-4',
  line: {
    en: 'A platoon goes one hex a turn, whichever way it looks and whatever the terrain costs, but at most one level up or down and not into water. It enters a building on its ground floor. It does not run.',
    de: 'Ein Trupp geht ein Feld je Runde, wohin er auch blickt und was das Gelände auch kostet, aber höchstens eine Stufe hinauf oder hinab und nicht ins Wasser. Ein Gebäude betritt er im Erdgeschoss. Er rennt nicht.',
  },
};
