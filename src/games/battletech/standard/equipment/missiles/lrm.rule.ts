/** BT-EQ-6. */
import type { GameRule } from '../../../../contract';

export const LRM: GameRule = {
  id: 'BT-EQ-6',
  line: {
    en: 'LRM, enhanced, extended and improved LRM, LRM torpedoes: the rack is the column, 1 point a missile, groups of 5.',
    de: 'LSR, erweiterte und verbesserte LSR aller Art, LSR-Torpedos: Die Größe ist die Spalte, 1 Punkt je Rakete, Gruppen von 5.',
  },
};
