/** BT-EQ-24. */
import type { GameRule } from '../../../../contract';

export const ACTIVE_PROBE: GameRule = {
  id: 'BT-EQ-24',
  line: {
    en: 'A probe finds what is hidden within its reach: light 3, Beagle and prototype 4, Clan 5, Bloodhound 8 hexes, with sight. Mines that lie within it are known to its side.',
    de: 'Eine Sonde findet Verborgenes in ihrer Reichweite: leichte 3, Beagle und Prototyp 4, Clan 5, Bloodhound 8 Felder, mit Sicht. Minen darin sind ihrer Seite bekannt.',
  },
};
