/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'sensor network', de: 'Sensornetzwerk' },
  article: { de: 'das' },
  effect: { en: 'All your buildings see one hex further.', de: 'Alle deine Gebäude sehen ein Feld weiter.' },
  rule: {
    basis: 'source',
    line: { en: 'All own buildings see one hex further.', de: 'Alle eigenen Gebäude sehen ein Feld weiter.' },
    text: {
      en: ['All buildings of its controller, itself included, see 3 hexes far instead of 2 (SIGHT-3).'],
      de: [
        'Alle Gebäude dessen, der es kontrolliert, es selbst eingeschlossen, sehen 3 Felder weit statt 2 (SIGHT-3).',
      ],
    },
  },
};
