/** BT-EQ-21. */
import type { GameRule } from '../../../../contract';

export const FIRE_CONTROL: GameRule = {
  id: 'BT-EQ-21',
  line: {
    en: 'Artemis IV in the launcher’s location, whole, with its ammunition, fired directly, not jammed (BT-EQ-23): +2 on the cluster roll. Artemis V: +3. Apollo: −1 on the cluster roll of an MRM, which hits better for it (BT-GUN-13). Neither comes on top of Narc: the greater counts.',
    de: 'Artemis IV in der Zone des Werfers, heil, mit seiner Munition, direkt gefeuert, nicht gestört (BT-EQ-23): +2 auf den Streuwurf. Artemis V: +3. Apollo: −1 auf den Streuwurf einer MSR, die dafür besser trifft (BT-GUN-13). Zu Narc kommt nichts hinzu: Das Größere zählt.',
  },
};
