/** DA-GEO-1 to DA-GEO-7. */
import type { GameRule } from '../../contract';

export const PLANE: readonly GameRule[] = [
  {
    id: 'DA-GEO-1',
    line: {
      en: 'All is measured in whole hundredths of an inch, facings in whole degrees clockwise from north. A way is as long as its legs, each rounded up.',
      de: 'Alles wird in ganzen Hundertstelzoll gemessen, Blickrichtungen in ganzen Grad im Uhrzeigersinn ab Norden. Ein Weg ist so lang wie seine Abschnitte, jeder aufgerundet.',
    },
  },
  {
    id: 'DA-GEO-2',
    line: {
      en: 'Infantry stands on a disc of 0.75 inches radius, a mech on one of 1.1; a vehicle on a capsule of 0.75 round a core of 1.2 along its facing.',
      de: 'Infanterie steht auf einer Scheibe von 0,75 Zoll Radius, ein Mech auf einer von 1,1; ein Fahrzeug auf einer Kapsel von 0,75 um einen Kern von 1,2 in seiner Blickrichtung.',
    },
  },
  {
    id: 'DA-GEO-3',
    line: {
      en: 'Distances run from centre to centre, whatever the heights. Everybody may measure at any time.',
      de: 'Entfernungen gehen von Mitte zu Mitte, gleich auf welcher Höhe. Messen darf jeder jederzeit.',
    },
  },
  {
    id: 'DA-GEO-4',
    line: {
      en: 'Bases with a gap of 0 to 0.05 inches touch. They must not overlap, and stay wholly on the field. The contact is midway between the closest points.',
      de: 'Basen mit einer Lücke von 0 bis 0,05 Zoll berühren sich. Sie dürfen sich nicht überlappen und bleiben ganz auf dem Feld. Der Kontakt liegt mitten zwischen den nächsten Punkten.',
    },
  },
  {
    id: 'DA-GEO-5',
    line: {
      en: 'The front arc is everything ahead of the centre, its border included; the rear arc is the rest. A contact is in the arc in which its point lies.',
      de: 'Der Blickwinkel ist alles vor der Mitte samt der Grenze, der tote Winkel der Rest. Ein Kontakt liegt dort, wo sein Punkt liegt.',
    },
  },
  {
    id: 'DA-GEO-7',
    line: {
      en: 'The geometry is exact: nothing is doubtful, and nothing is rolled for it.',
      de: 'Die Geometrie ist exakt: Nichts ist zweifelhaft, und um nichts davon wird gewürfelt.',
    },
  },
];
