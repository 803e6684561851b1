/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'railway station', de: 'Bahnhof' },
  article: { de: 'der' },
  effect: {
    en: 'Mechs that start here may ride up to 12 hexes, but are not ready to fight that round.',
    de: 'Mechs, die hier starten, fahren bis zu 12 Felder weit, sind in dieser Runde aber nicht gefechtsbereit.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Own mechs travel up to 12 hexes from here, but are not ready to fight that round.',
      de: 'Eigene Mechs fahren von hier bis zu 12 Felder, sind in der Runde aber nicht gefechtsbereit.',
    },
    text: {
      en: [
        'Own mechs can travel 12 hexes in a round. The journey starts in the station’s hex and is ordered in planning or in movement like any other move. It stops before a hex that turns out to hold an enemy.',
        'A mech that travelled by train is not ready to fight in that round (CMB-6).',
      ],
      de: [
        'Eigene Mechs können in einer Runde 12 Felder weit fahren. Die Fahrt beginnt im Feld des Bahnhofs und wird in Planung oder Bewegung befohlen wie jede Bewegung. Sie hält vor einem Feld, in dem sich ein Gegner zeigt.',
        'Ein Mech, der mit der Bahn fuhr, ist in dieser Runde nicht gefechtsbereit (CMB-6).',
      ],
    },
    rulings: {
      en: [
        'In the movement phase a train stops before who stands there when all movers have been halted, not before who meant to come.',
      ],
      de: [
        'In der Bewegungsphase hält ein Zug vor dem, der dort steht, wenn alle angehalten sind, und nicht vor dem, der dorthin wollte.',
      ],
    },
  },
};
