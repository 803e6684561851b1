/** BT-EQ-15. */
import type { GameRule } from '../../../../contract';

export const MACHINE_GUN: GameRule = {
  id: 'BT-EQ-15',
  line: {
    en: 'Machine guns do the damage of the catalogue with one hit. Those that an array of their kind links in one location fire together at one roll to hit: their number is the column, each a group.',
    de: 'Maschinengewehre tun den Schaden des Katalogs mit einem Treffer. Die, die ein Verbund ihrer Art in einer Zone koppelt, schießen zusammen auf einen Trefferwurf: Ihre Zahl ist die Spalte, jedes eine Gruppe.',
  },
};
