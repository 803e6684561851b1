import type { GameRule } from '../../../../contract';

export const JUMP_MP: GameRule = {
  id: 'BT-MOV-5',
  line: {
    en: 'Jumping MP: one for each jump jet that is whole (improved and prototype ones too). Standing in water of depth 1 only the jets in the three torsos count, in depth 2 or more there are none. If any are left and a partial wing is mounted: +2 up to 55 tons, +1 above, less its lost slots in the side torsos, at least +0. Then −1 for each medium shield and −1 if any modular armour is whole; 0 with a large shield. Heat, hips, actuators and lost legs change nothing but by the jets in them. Mechanical boosters are not used.',
    de: 'Sprung-BP: eines für jede heile Sprungdüse (auch verbesserte und Prototypen). Steht der Mech in Wasser der Tiefe 1, zählen nur die Düsen in den drei Torsi, ab Tiefe 2 keine. Sind welche übrig und ist ein Teilflügel eingebaut: +2 bis 55 Tonnen, darüber +1, weniger seine verlorenen Felder in den Seitentorsi, mindestens +0. Dann −1 für jeden mittleren Schild und −1, wenn ein Stück Modularpanzerung heil ist; mit einem großen Schild 0. Hitze, Hüften, Aktivatoren und verlorene Beine ändern nur durch die Düsen darin etwas. Mechanische Sprungverstärker werden nicht benutzt.',
  },
};
