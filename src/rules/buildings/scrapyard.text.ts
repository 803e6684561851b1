/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'scrapyard', de: 'Schrottplatz' },
  article: { de: 'der' },
  effect: {
    en: 'Only half of the lost structure counts against what you salvage.',
    de: 'Bei der Bergung zählt nur die Hälfte der verlorenen Struktur.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'Salvage counts only half of the lost structure.',
      de: 'Bergung rechnet nur die halbe verlorene Struktur.',
    },
    text: {
      en: [
        'When its controller salvages, V becomes M − (M − V) / 2 in both choices of SALV-2: more scrap, and cheaper mechs.',
      ],
      de: [
        'Birgt der, der ihn kontrolliert, wird V in beiden Wahlen von SALV-2 zu M − (M − V) / 2: mehr Schrott und billigere Mechs.',
      ],
    },
  },
};
