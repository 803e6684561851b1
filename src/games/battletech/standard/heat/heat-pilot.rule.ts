/** BT-HEAT-8. */
import type { GameRule } from '../../../contract';

export const HEAT_PILOT: GameRule = {
  id: 'BT-HEAT-8',
  line: {
    en: 'With life support hit the pilot takes 1 hit in a heat phase that ends with 15 heat or more, 2 from 25 on. In a torso-mounted cockpit 1 from 1 heat on.',
    de: 'Bei getroffener Lebenserhaltung nimmt der Pilot in einer Hitzephase, die mit 15 oder mehr Hitze endet, 1 Treffer, ab 25 2. Im Cockpit im Torso 1 ab 1 Hitze.',
  },
};
