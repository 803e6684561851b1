import type { GameRule } from '../../../../contract';

export const COLLAPSE: GameRule = {
  id: 'BT-BLD-1',
  line: {
    en: 'A building hex bears as many tons as it has construction points: on each of its floors and the roof together. After every movement and every loss of points the tons of all units in and on the hex are added up; above its points, or with no points left, it collapses. Basements there are none. Prone or standing makes no difference.',
    de: 'Ein Gebäudefeld trägt so viele Tonnen, wie es Baupunkte hat: auf allen Stockwerken und dem Dach zusammen. Nach jeder Bewegung und jedem Verlust an Punkten werden die Tonnen aller Einheiten in und auf dem Feld zusammengezählt; sind es mehr als seine Punkte oder hat es keine mehr, stürzt es ein. Keller gibt es keine. Ob jemand steht oder liegt, ist gleich.',
  },
};
