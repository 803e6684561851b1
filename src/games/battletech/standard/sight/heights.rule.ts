import type { GameRule } from '../../../contract';

export const HEIGHTS: GameRule = {
  id: 'BT-LOS-3',
  line: {
    en: "Feet: the hex's level, less the depth of its water, plus the elevation in a building's hex. Height: feet + 1 for a standing mech, feet for a prone one. Top of a hex: its level (the surface, if there is water) plus the levels of its building; woods do not belong to it, and mechs never block.",
    de: 'Füße: die Höhe des Felds, abzüglich der Wassertiefe, zuzüglich der Etage in einem Gebäudefeld. Höhe: Füße + 1 für einen stehenden Mech, Füße für einen liegenden. Oberkante eines Felds: seine Höhe (bei Wasser die Oberfläche) plus die Etagen seines Gebäudes; Wald gehört nicht dazu, und Mechs verdecken nie.',
  },
};

export const BLOCKED: GameRule = {
  id: 'BT-LOS-4',
  line: {
    en: "A hex between ends the sight if its top is higher than the heights of both mechs, or if it is adjacent to one of them and higher than that one's height. On level 0, standing mechs have height 1: a hill of level 2 ends their sight, one of level 1 does not.",
    de: 'Ein Feld dazwischen beendet die Sicht, wenn seine Oberkante höher ist als die Höhen beider Mechs oder wenn es an einen von ihnen grenzt und höher ist als dessen Höhe. Auf Ebene 0 haben stehende Mechs Höhe 1: Ein Hügel der Ebene 2 beendet ihre Sicht, einer der Ebene 1 nicht.',
  },
};
