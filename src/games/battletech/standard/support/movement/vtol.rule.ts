import type { GameRule } from '../../../../contract';

export const VTOL_FLIGHT: GameRule = {
  id: 'BT-SUP-3',
  line: {
    en: 'A VTOL flies one level above the ground or water of its hex, above woods (two levels) and above the roof of a building. A hex costs 1 MP and 1 more for each level between the heights at which it flies. No terrain is closed to it. It cruises and flies at flank speed as a hovercraft drives, turns cost 1 MP a hexside, and mines do not reach it.',
    de: 'Ein VTOL fliegt eine Stufe über dem Boden oder Wasser seines Felds, über Wald (zwei Stufen) und über dem Dach eines Gebäudes. Ein Feld kostet 1 BP und 1 mehr für jede Stufe zwischen den Höhen, in denen es fliegt. Kein Gelände ist ihm verschlossen. Marsch- und Höchstgeschwindigkeit sind wie beim Luftkissenfahrzeug, Drehungen kosten 1 BP je Feldseite, und Minen erreichen es nicht.',
  },
};
