import type { GameRule } from '../../../../contract';

export const COLLAPSE: GameRule = {
  id: 'BT-BLD-1',
  line: {
    en: 'A building hex bears as many tons as it has construction points: on each of its floors and the roof together. After every step into it, every landing on it, every push there and every loss of points the tons of all units in and on the hex are added up; above its points, or with no points left, it collapses at once (after fire: BT-BLD-3). Who flies over it weighs nothing. Basements there are none. Prone or standing makes no difference. An indestructible building loses no points and bears everything.',
    de: 'Ein Gebäudefeld trägt so viele Tonnen, wie es Baupunkte hat: auf allen Stockwerken und dem Dach zusammen. Nach jedem Schritt hinein, jeder Landung darauf, jedem Stoß dorthin und jedem Verlust an Punkten werden die Tonnen aller Einheiten in und auf dem Feld zusammengezählt; sind es mehr als seine Punkte oder hat es keine mehr, stürzt es sofort ein (nach Feuer: BT-BLD-3). Wer darüber fliegt, wiegt nichts. Keller gibt es keine. Ob jemand steht oder liegt, ist gleich. Ein unzerstörbares Gebäude verliert keine Punkte und trägt alles.',
  },
};
