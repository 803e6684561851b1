/** DA-TURN-1 to DA-TURN-4. */
import type { GameRule } from '../../contract';

export const TURNS: readonly GameRule[] = [
  {
    id: 'DA-TURN-1',
    line: {
      en: 'The first player takes their turn, then the others clockwise; who is out is skipped. Each order is carried out before the next.',
      de: 'Der Startspieler macht seinen Zug, dann die anderen im Uhrzeigersinn; wer ausgeschieden ist, wird übersprungen. Jeder Befehl wird vor dem nächsten ausgeführt.',
    },
  },
  {
    id: 'DA-TURN-2',
    line: {
      en: 'One question is open at a time: pool, terrain, deployment, orders, ways, free turns, split damage, the end.',
      de: 'Es ist immer eine Frage offen: Pool, Gelände, Aufstellung, Befehle, Wege, Gratisdrehungen, verteilter Schaden, das Ende.',
    },
  },
  {
    id: 'DA-TURN-3',
    line: {
      en: 'An attack: order, targets, equipment off, roll, damage, heat of the targets, pushes and heat of the attackers, tokens.',
      de: 'Ein Angriff: Befehl, Ziele, Ausrüstung aus, Wurf, Schaden, Wärme der Ziele, Antreiben und Wärme der Angreifer, Marken.',
    },
  },
  {
    id: 'DA-TURN-4',
    line: {
      en: 'Legal orders come with reach, the roll that is needed, what it is made of, and its chance.',
      de: 'Erlaubte Befehle kommen mit Reichweite, nötigem Wurf, woraus er besteht, und seiner Chance.',
    },
  },
];
