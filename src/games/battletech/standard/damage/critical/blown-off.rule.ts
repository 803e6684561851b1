/** BT-CRIT-5. */
import type { GameRule } from '../../../../contract';

export const BLOWN_OFF: GameRule = {
  id: 'BT-CRIT-5',
  line: {
    en: 'On a 12 an arm, a leg or the head comes off: structure and armour of the location are 0, its slots are lost, nothing in it explodes. With the head the pilot dies, unless the cockpit is mounted in the torso. Damage that is still to go on goes on inward.',
    de: 'Bei einer 12 geht ein Arm, ein Bein oder der Kopf ab: Struktur und Panzerung der Zone sind 0, ihre Plätze sind verloren, nichts darin explodiert. Mit dem Kopf stirbt der Pilot, außer wenn das Cockpit im Torso liegt. Schaden, der noch weitergehen soll, geht nach innen.',
  },
};
