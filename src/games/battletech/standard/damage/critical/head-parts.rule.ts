/** BT-CRIT-8. */
import type { GameRule } from '../../../../contract';

export const HEAD_PARTS: GameRule = {
  id: 'BT-CRIT-8',
  line: {
    en: 'Sensors: with one slot hit all fire is at +2, with two there is none; with a torso-mounted cockpit three sensor slots: one does +2, two +4, three end it. Life support: a hit lets heat (BT-HEAT-8) and water harm the pilot. Cockpit: the pilot is dead, the mech is out.',
    de: 'Sensoren: Mit einem getroffenen Platz ist alles Feuer bei +2, mit zweien gibt es keines; mit Cockpit im Torso drei Sensorplätze: einer gibt +2, zwei +4, drei beenden es. Lebenserhaltung: Ein Treffer lässt Hitze (BT-HEAT-8) und Wasser dem Piloten schaden. Cockpit: Der Pilot ist tot, der Mech aus dem Gefecht.',
  },
};
