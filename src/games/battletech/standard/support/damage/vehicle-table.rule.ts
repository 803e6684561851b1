import type { GameRule } from '../../../../contract';

export const VEHICLE_TABLE: GameRule = {
  id: 'BT-SUP-8',
  line: {
    en: 'Where a hit lands on two dice, by the side from which it comes: 5 and 9 the neighbours of that side (from the front 5 right and 9 left, from the rear 5 left and 9 right, from a side 5 front and 9 rear), all else that side itself; of a VTOL 3, 4 and 10 to 12 the rotor. 2, 12 and from a side 8 bring a critical hit besides (BT-SUP-10). Of a hovercraft 3, 4, 5 and 9 ask for the motive system (BT-SUP-9). Damage takes armour, then structure, and goes no further; on a rotor a tenth of it counts, rounded up, and each hit there takes 1 MP. Of tables for blows and cover only the side counts.',
    de: 'Wo ein Treffer landet, auf zwei Würfeln, nach der Seite, von der er kommt: 5 und 9 die Nachbarn dieser Seite (von vorn 5 rechts und 9 links, von hinten 5 links und 9 rechts, von der Seite 5 Front und 9 Heck), sonst diese Seite selbst; beim VTOL 3, 4 und 10 bis 12 der Rotor. 2, 12 und von der Seite 8 bringen zusätzlich einen kritischen Treffer (BT-SUP-10). Beim Luftkissenfahrzeug fragen 3, 4, 5 und 9 nach dem Antrieb (BT-SUP-9). Schaden nimmt Panzerung, dann Struktur, und geht nicht weiter; am Rotor zählt ein Zehntel, aufgerundet, und jeder Treffer dort nimmt 1 BP. Von Tabellen für Schläge und Deckung zählt nur die Seite.',
  },
};
