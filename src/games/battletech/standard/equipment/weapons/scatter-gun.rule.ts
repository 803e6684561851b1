/** BT-EQ-5. */
import type { GameRule } from '../../../../contract';

export const SCATTER_GUN: GameRule = {
  id: 'BT-EQ-5',
  line: {
    en: 'An LB-X autocannon with ordinary shells is a plain one. With cluster shells, and a silver-bullet gauss rifle always, its damage is the column of the cluster table, each point a group of its own.',
    de: 'Eine LB-X-Autokanone mit gewöhnlichen Geschossen ist eine einfache. Mit Streugeschossen, und ein Silberkugel-Gaussgewehr immer, ist ihr Schaden die Spalte der Streutabelle, jeder Punkt eine eigene Gruppe.',
  },
};
