/** BT-CRIT-9. */
import type { GameRule } from '../../../../contract';

export const ACTUATOR_HIT: GameRule = {
  id: 'BT-CRIT-9',
  line: {
    en: 'A hit hip, upper leg, lower leg or foot calls for a piloting roll; what arms and legs still do with hit actuators stands with fire, blows and movement. A destroyed or blown-off leg brings a fall.',
    de: 'Eine getroffene Hüfte, ein Ober-, Unterschenkel oder Fuß verlangt einen Pilotenwurf; was Arme und Beine mit getroffenen Aktuatoren noch tun, steht bei Feuer, Schlägen und Bewegung. Ein zerstörtes oder abgetrenntes Bein bringt einen Sturz.',
  },
};
