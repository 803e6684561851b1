/** BT-HEAT-4. */
import type { GameRule } from '../../../contract';

export const HEAT_MOVEMENT: GameRule = {
  id: 'BT-HEAT-4',
  line: {
    en: 'Walking MP fall by 1 for every 5 points of heat, from 5 to 25; running MP follow from what is left. Jump MP do not change.',
    de: 'Geh-BP sinken um 1 für je 5 Punkte Hitze, von 5 bis 25; Renn-BP folgen aus dem, was bleibt. Sprung-BP ändern sich nicht.',
  },
};
