/** BT-EQ-38. */
import type { GameRule } from '../../../../contract';

export const MORTAR: GameRule = {
  id: 'BT-EQ-38',
  line: {
    en: 'Mech mortars with shaped charges: the rack is the column (of 1 one hits), 2 points a shell, each a group. They are fired indirectly as LRM are (BT-GUN-17), and directly at +3 (BT-GUN-12). Anti-missile systems do nothing against them. Semi-guided shells: BT-EQ-18.',
    de: 'Mechmörser mit Hohlladungen: Die Größe ist die Spalte (von 1 trifft eine), 2 Punkte je Granate, jede eine Gruppe. Sie schießen indirekt wie LSR (BT-GUN-17) und direkt mit +3 (BT-GUN-12). Raketenabwehr tut nichts gegen sie. Halbgelenkte Granaten: BT-EQ-18.',
  },
};
