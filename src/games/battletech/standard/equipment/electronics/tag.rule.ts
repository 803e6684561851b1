/** BT-EQ-18. */
import type { GameRule } from '../../../../contract';

export const TAG_LASER: GameRule = {
  id: 'BT-EQ-18',
  line: {
    en: 'TAG is carried out before all other fire of the phase. One that hits marks its target for its side until the end of the phase: semi-guided LRM at it, fired directly or indirectly, are not made harder by its movement and jump (below 0 they still count), nor by `indirect`, `spotter-movement` and `spotter-attacks`; all of that stands in `ammunition`, as a negative number. A spotter is needed all the same. It does no damage and makes no heat. A C3 master is a TAG besides.',
    de: 'TAG kommt vor allem anderen Feuer der Phase. Eines, das trifft, markiert sein Ziel für die eigene Seite bis zum Ende der Phase: Halbgelenkten LSR, direkt oder indirekt, machen es seine Bewegung und sein Sprung nicht schwerer (unter 0 zählen sie), auch nicht `indirect`, `spotter-movement` und `spotter-attacks`; all das steht negativ in `ammunition`. Einen Beobachter braucht es trotzdem. Es tut keinen Schaden und macht keine Hitze. Ein C3-Meister ist zugleich ein TAG.',
  },
};
