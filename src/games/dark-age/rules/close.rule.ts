/** DA-CC-1 to DA-CC-3. */
import type { GameRule } from '../../contract';

export const CLOSE: readonly GameRule[] = [
  {
    id: 'DA-CC-1',
    line: {
      en: 'A close order is for infantry and mechs, at an enemy in contact with the front arc; +2 from the rear. It is neither energy nor ballistic.',
      de: 'Ein Nahkampfbefehl ist für Infanterie und Mechs, gegen einen Gegner in Kontakt mit dem Blickwinkel; +2 aus dem toten Winkel. Er ist weder Energie noch Ballistik.',
    },
  },
  {
    id: 'DA-CC-2',
    line: {
      en: 'Infantry does its damage, a mech its primary or, with a fist, that of the fist.',
      de: 'Infanterie richtet ihren Schaden an, ein Mech seinen primären oder mit Faust den der Faust.',
    },
  },
  {
    id: 'DA-CC-3',
    line: {
      en: 'Any attack on a shut-down mech has attack +4.',
      de: 'Jeder Angriff auf einen stillgelegten Mech hat Angriff +4.',
    },
  },
];
