/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'guerrilla HQ', de: 'Guerillahauptquartier' },
  article: { de: 'das' },
  effect: {
    en: 'Your units may set up anywhere on the battlefield.',
    de: 'Deine Einheiten dürfen überall auf dem Schlachtfeld aufgestellt werden.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'Own troops deploy anywhere on the battlefield.',
      de: 'Eigene Truppen stehen überall auf dem Schlachtfeld.',
    },
    text: {
      en: [
        'In battle the troops of its controller may deploy anywhere on the battlefield, in place of the strips of CMB-4.',
      ],
      de: [
        'Im Gefecht dürfen sich die Truppen dessen, der es kontrolliert, überall auf dem Schlachtfeld aufstellen, statt auf den Streifen von CMB-4.',
      ],
    },
  },
};
