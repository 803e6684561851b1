/** BT-CRIT-6. */
import type { GameRule } from '../../../../contract';

export const ENGINE_HIT: GameRule = {
  id: 'BT-CRIT-6',
  line: {
    en: 'Each hit engine slot, in whatever torso, adds 5 heat a turn; with the third the engine is destroyed and the mech is out. Slots that are lost with a side torso count.',
    de: 'Jeder getroffene Triebwerksplatz, gleich in welchem Torso, bringt 5 Hitze je Zug; mit dem dritten ist das Triebwerk zerstört und der Mech aus dem Gefecht. Plätze, die mit einem Seitentorso verloren gehen, zählen.',
  },
};
