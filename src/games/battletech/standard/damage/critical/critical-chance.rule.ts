/** BT-CRIT-1. */
import type { GameRule } from '../../../../contract';

export const CRITICAL_CHANCE: GameRule = {
  id: 'BT-CRIT-1',
  line: {
    en: 'A critical hit is rolled for once for each location in which a hit takes structure, and once for a 2 on the table of locations, whatever the armour did; both may fall into one location and are two rolls. Armour-piercing shells that armour stops bring a roll with their own modifier. Modifiers: hardened armour that stopped the hit −2, reinforced structure −1, industrial mech +2.',
    de: 'Auf einen kritischen Treffer wird einmal für jede Zone gewürfelt, in der ein Treffer Struktur nimmt, und einmal für eine 2 auf der Zonentabelle, was die Panzerung auch tat; beides kann in eine Zone fallen und sind zwei Würfe. Panzerbrechende Munition, die von der Panzerung aufgehalten wird, bringt einen Wurf mit ihrem eigenen Modifikator. Modifikatoren: gehärtete Panzerung, die den Treffer aufhielt, −2, verstärkte Struktur −1, Industriemech +2.',
  },
};
