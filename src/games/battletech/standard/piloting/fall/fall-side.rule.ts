import type { GameRule } from '../../../../contract';

export const FALL_SIDE: GameRule = {
  id: 'BT-PSR-5',
  line: {
    en: 'Who falls rolls one die: 1 keeps the facing and lands on the front; 2 turns one hexside to the right, 3 two, and lands on the right side; 4 turns about and lands on the rear; 5 turns two hexsides to the left, 6 one, and lands on the left side. The side is that of the hit table. The mech is prone then, its torso straight.',
    de: 'Wer stürzt, würfelt mit einem Würfel: 1 behält die Blickrichtung und fällt auf die Vorderseite; 2 dreht eine Hexseite nach rechts, 3 zwei, und fällt auf die rechte Seite; 4 dreht um und fällt auf den Rücken; 5 dreht zwei Hexseiten nach links, 6 eine, und fällt auf die linke Seite. Die Seite ist die der Treffertabelle. Danach liegt der Mech, der Torso gerade.',
  },
};
