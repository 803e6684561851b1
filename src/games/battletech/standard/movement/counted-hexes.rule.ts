import type { GameRule } from '../../../contract';

export const COUNTED_HEXES: GameRule = {
  id: 'BT-MOV-16',
  line: {
    en: 'Hexes that count for whoever shoots at the unit: those entered since the last change between forwards and backwards; turns do not end a direction. Of a jump all hexes of its path. Standing still, turning, standing up and going prone count 0. It is the path taken that counts.',
    de: 'Felder, die für den zählen, der auf die Einheit schießt: die seit dem letzten Wechsel zwischen vorwärts und rückwärts betretenen; Drehungen beenden keine Richtung. Bei einem Sprung alle Felder des Weges. Stehen, Drehen, Aufstehen und Hinlegen zählen 0. Es zählt der genommene Weg.',
  },
};
