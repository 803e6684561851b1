/** BT-EQ-7. */
import type { GameRule } from '../../../../contract';

export const SRM: GameRule = {
  id: 'BT-EQ-7',
  line: {
    en: 'SRM and SRM torpedoes: the rack is the column, 2 points a missile, each a group. With inferno missiles no damage: each that hits heats the target by 2 (BT-HEAT-2).',
    de: 'KSR und KSR-Torpedos: Die Größe ist die Spalte, 2 Punkte je Rakete, jede eine Gruppe. Mit Infernoraketen kein Schaden: Jede, die trifft, erhitzt das Ziel um 2 (BT-HEAT-2).',
  },
};
