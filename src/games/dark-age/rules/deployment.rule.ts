/** DA-SET-6. */
import type { GameRule } from '../../contract';

export const DEPLOYMENT: readonly GameRule[] = [
  {
    id: 'DA-SET-6',
    line: {
      en: 'All dials stand at their starts. The first player sets up their army, then the others clockwise: centres in the zone, no overlap, not on what blocks, any facing. Where the zone is full, the nearest free places count.',
      de: 'Alle Scheiben stehen am Anfang. Der Startspieler stellt seine Armee auf, dann die anderen im Uhrzeigersinn: Mitten in der Zone, ohne Überlappung, nicht auf Blockierendem, Blickrichtung frei. Ist die Zone voll, zählen die nächsten freien Plätze.',
    },
  },
];
