/** BT-DMG-3. */
import type { GameRule } from '../../../contract';

export const COVER: GameRule = {
  id: 'BT-DMG-3',
  line: {
    en: 'Behind partial cover the location is rolled as ever. What would hit a leg hits the cover instead, and the mech takes nothing; a quad’s front legs are legs.',
    de: 'Hinter Teildeckung wird die Zone wie immer gewürfelt. Was ein Bein treffen würde, trifft stattdessen die Deckung, und der Mech nimmt nichts; die Vorderbeine eines Vierbeiners sind Beine.',
  },
};
