/** BT-EQ-20. */
import type { GameRule } from '../../../../contract';

export const ANTI_MISSILE: GameRule = {
  id: 'BT-EQ-20',
  line: {
    en: 'An anti-missile system works by itself against one salvo of missiles a turn from its arc, the one that would do most: −4 on the cluster roll. It makes its heat and spends one shot; a laser one spends none. It never fires at mechs.',
    de: 'Eine Raketenabwehr wirkt von selbst gegen eine Raketensalve je Zug aus ihrem Feuerwinkel, die, die am meisten täte: −4 auf den Streuwurf. Sie macht ihre Hitze und verbraucht einen Schuss; eine mit Laser keinen. Auf Mechs schießt sie nie.',
  },
};
