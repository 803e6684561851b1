/** BT-EQ-12. */
import type { GameRule } from '../../../../contract';

export const THUNDERBOLT: GameRule = {
  id: 'BT-EQ-12',
  line: {
    en: 'A thunderbolt is one missile with the damage of its name, one group. An anti-missile system destroys it with a die of 4 or more.',
    de: 'Ein Thunderbolt ist eine Rakete mit dem Schaden ihres Namens, eine Gruppe. Eine Raketenabwehr zerstört sie mit einem Würfel von 4 oder mehr.',
  },
};
