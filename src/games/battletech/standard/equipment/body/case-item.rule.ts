/** BT-EQ-30. */
import type { GameRule } from '../../../../contract';

export const CASE_ITEM: GameRule = {
  id: 'BT-EQ-30',
  line: {
    en: 'CASE and CASE II keep explosions within their location (BT-CRIT-12). They cannot be hit.',
    de: 'CASE und CASE II halten Explosionen in ihrer Zone (BT-CRIT-12). Sie können nicht getroffen werden.',
  },
};
