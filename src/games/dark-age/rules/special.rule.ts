/** DA-CC-4 to DA-CC-5. */
import type { GameRule } from '../../contract';

export const SPECIAL: readonly GameRule[] = [
  {
    id: 'DA-CC-4',
    line: {
      en: 'Who touched no enemy when the turn began may ram (vehicle: 2 clicks), charge (running mech: primary + 1) or jump on (mech with jump jets: primary + 2, defence +2) a single enemy that is no infantry. It takes 1 click itself, 2 after a jump that missed; a charge 1 of heat besides.',
      de: 'Wer zu Beginn des Zuges keinen Gegner berührte, darf einen einzelnen Gegner, der keine Infanterie ist, rammen (Fahrzeug: 2 Klicks), im Sturm angreifen (rennender Mech: Primärschaden + 1) oder anspringen (Mech mit Sprungdüsen: Primärschaden + 2, Verteidigung +2). Er selbst nimmt 1 Klick, nach einem verfehlten Sprung 2; im Sturm dazu 1 Wärme.',
    },
  },
  {
    id: 'DA-CC-5',
    line: {
      en: 'Armour does not reduce rams, charges and jumps. Height counts for rams and charges.',
      de: 'Panzerung mindert Rammen, Sturm und Sprung nicht. Höhe zählt bei Rammen und Sturm.',
    },
  },
];
