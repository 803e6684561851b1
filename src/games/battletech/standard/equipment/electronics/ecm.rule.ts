/** BT-EQ-23. */
import type { GameRule } from '../../../../contract';

export const ECM: GameRule = {
  id: 'BT-EQ-23',
  line: {
    en: 'A whole ECM suite of a mech that runs jams for its enemies within 6 hexes, its own hex included: who stands there, and what is fired over a hex there, is jammed. Jammed are Artemis, Narc, C3 and probes.',
    de: 'Eine heile ECM-Anlage eines laufenden Mechs stört für seine Gegner im Umkreis von 6 Feldern, das eigene eingeschlossen: Wer dort steht, und was über ein Feld dort geschossen wird, ist gestört. Gestört sind Artemis, Narc, C3 und Sonden.',
  },
};
