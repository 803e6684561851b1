import type { GameRule } from '../../../contract';

export const TARGET_STATE: GameRule = {
  id: 'BT-GUN-11',
  line: {
    en: 'A prone target: −2 at distance 1 or 0 (as in BT-GUN-4), else +1 (`target-prone`). A target that is shut down, unconscious or dead: −4 (`target-immobile`). Both together count both. Its movement counts all the same.',
    de: 'Ein liegendes Ziel: −2 auf Entfernung 1 oder 0, sonst +1 (`target-prone`). Ein Ziel, das abgeschaltet, bewusstlos oder tot ist: −4 (`target-immobile`). Beides zugleich zählt beides. Seine Bewegung zählt trotzdem.',
  },
};
