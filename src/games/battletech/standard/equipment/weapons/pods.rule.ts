/** BT-EQ-17. */
import type { GameRule } from '../../../../contract';

export const PODS: GameRule = {
  id: 'BT-EQ-17',
  line: {
    en: 'One-shot launchers bring one shot each and are empty for the rest of the fight. Anti-personnel and anti-battle-armour pods strike only infantry that stands with the mech; an M-pod does 15 points at 1 hex, 10 at 2, 5 at 3, scattered in groups of 5.',
    de: 'Einmalwerfer haben je einen Schuss und sind für den Rest des Gefechts leer. Abwehrladungen gegen Infanterie und Kampfanzüge treffen nur Infanterie, die beim Mech steht; eine M-Ladung tut 15 Punkte auf 1 Feld, 10 auf 2, 5 auf 3, gestreut in Gruppen von 5.',
  },
};
