/** BT-EQ-28. */
import type { GameRule } from '../../../../contract';

export const JETS: GameRule = {
  id: 'BT-EQ-28',
  line: {
    en: 'Each whole jump jet gives 1 jump MP; improved ones too, with less heat (BT-HEAT-1). A whole partial wing gives 2 more to a mech of up to 55 tons, else 1, and cools by 3.',
    de: 'Jede heile Sprungdüse gibt 1 Sprung-BP; verbesserte ebenso, mit weniger Hitze (BT-HEAT-1). Ein heiler Teilflügel gibt einem Mech bis 55 Tonnen 2 mehr, sonst 1, und kühlt um 3.',
  },
};
