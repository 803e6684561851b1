import type { GameRule } from '../../../contract';

export const JUMP: GameRule = {
  id: 'BT-MOV-14',
  line: {
    en: 'A jump goes by a shortest path, 1 MP a hex whatever lies there, and lands with any facing for nothing. No hex of the path, the last included, may be higher than the start’s standing place plus the jumping MP; a hex counts with its ground, the bottom of its water, or its building’s roof; woods do not count. Down there is no limit. One lands on the roof of a building, and on the bottom of water. A jump of 0 hexes turns on the spot for 0 MP.',
    de: 'Ein Sprung nimmt einen kürzesten Weg, 1 BP je Feld, was immer dort liegt, und landet mit beliebiger Blickrichtung, ohne Kosten. Kein Feld des Weges, auch nicht das letzte, darf höher sein als der Standplatz am Anfang plus die Sprung-BP; ein Feld zählt mit seinem Boden, dem Grund seines Wassers oder dem Dach seines Gebäudes; Wald zählt nicht. Nach unten gibt es keine Grenze. Man landet auf dem Dach eines Gebäudes und auf dem Grund von Wasser. Ein Sprung über 0 Felder dreht auf der Stelle für 0 BP.',
  },
};
