/** BT-DMG-10. */
import type { GameRule } from '../../../../contract';

export const WAKING: GameRule = {
  id: 'BT-DMG-10',
  line: {
    en: 'An unconscious pilot rolls at the end of each turn after the one in which they passed out, by the same numbers (BT-DMG-9), and wakes if it succeeds.',
    de: 'Ein bewusstloser Pilot würfelt am Ende jedes Zuges nach dem, in dem er das Bewusstsein verlor, gegen dieselben Zahlen (BT-DMG-9) und erwacht, wenn es gelingt.',
  },
};
