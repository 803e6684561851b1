import type { GameRule } from '../../../../contract';

export const WALLS_ROLL: GameRule = {
  id: 'BT-PSR-12',
  line: {
    en: 'Through walls: a roll for each building hex that is entered below its roof, and for each step out of one from below its roof into no building; from building to building one roll, for the one entered. It adds for the kind medium 1, heavy 2, hardened 5, and for the hexes entered so far this turn, the step included, 3–4 1, 5–6 2, 7–9 3, 10–17 4, 18–24 5, 25 and more 6. Failed, the mech takes a tenth of the hex’s construction points as they are, rounded up, in one group on the front (stepping backwards: the rear) by the normal table. It does not fall. Made or not, the hex loses a tenth of the tonnage, rounded up, after that.',
    de: 'Durch Wände: ein Wurf für jedes Gebäudefeld, das unter dem Dach betreten wird, und für jeden Schritt aus einem unter dem Dach ins Freie; von Gebäude zu Gebäude ein Wurf, für das betretene. Dazu kommt für die Bauart mittel 1, schwer 2, gehärtet 5 und für die bisher im Zug betretenen Felder, diesen Schritt eingeschlossen, 3–4 1, 5–6 2, 7–9 3, 10–17 4, 18–24 5, ab 25 6. Misslungen, nimmt der Mech ein Zehntel der jetzigen Baupunkte des Feldes, aufgerundet, in einer Gruppe vorn (rückwärts gehend: hinten) nach der gewöhnlichen Tabelle. Er stürzt nicht. Gelungen oder nicht, verliert das Feld danach ein Zehntel der Tonnage, aufgerundet.',
  },
};
