/** BT-HEAT-5. */
import type { GameRule } from '../../../contract';

export const HEAT_FIRE: GameRule = {
  id: 'BT-HEAT-5',
  line: {
    en: 'Fire is harder by 1 from 8 heat on, by 2 from 13, by 3 from 17, by 4 from 24. Blows are not.',
    de: 'Feuer ist ab 8 Hitze um 1 schwerer, ab 13 um 2, ab 17 um 3, ab 24 um 4. Schläge nicht.',
  },
};
