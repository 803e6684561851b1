/** BT-HEAT-7. */
import type { GameRule } from '../../../contract';

export const HEAT_EXPLOSION: GameRule = {
  id: 'BT-HEAT-7',
  line: {
    en: 'From 19 heat on a mech with ammunition that can explode rolls two dice against it: 4 or more from 19, 6 from 23, 8 from 28; laser heat sinks need 1 less. Who fails has the bin explode whose single shot does most, among equals the one whose shots together do most, then the first. With inferno missiles aboard it rolls for them before, from 10 heat on: 4, from 14 on 6, from 19 on 8, from 23 on 10, from 28 on 12.',
    de: 'Ab 19 Hitze würfelt ein Mech mit Munition, die explodieren kann, mit zwei Würfeln dagegen: 4 oder mehr ab 19, 6 ab 23, 8 ab 28; mit Laser-Wärmetauschern 1 weniger. Wem es misslingt, dem explodiert das Lager, dessen einzelner Schuss am meisten tut, unter gleichen das, dessen Schüsse zusammen am meisten tun, dann das erste. Mit Infernoraketen an Bord würfelt er zuvor für sie, ab 10 Hitze: 4, ab 14 6, ab 19 8, ab 23 10, ab 28 12.',
  },
};
