/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'hospital', de: 'Krankenhaus' },
  article: { de: 'das' },
  effect: {
    en: 'Your resting pilots heal 2 hits a round instead of 1.',
    de: 'Deine ruhenden Piloten heilen 2 Treffer je Runde statt 1.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'Resting pilots heal 2 a round instead of 1.',
      de: 'Ruhende Piloten heilen 2 je Runde statt 1.',
    },
    text: {
      en: ['The injured pilots of its controller who rest (INJ-1) regain 2 health a round instead of 1.'],
      de: [
        'Verletzte Piloten dessen, der es kontrolliert, gewinnen, wenn sie ruhen (INJ-1), 2 Gesundheit je Runde zurück statt 1.',
      ],
    },
    rulings: {
      en: [
        'It treats its controller’s own stored pilots, not their prisoners, nor their pilots in captivity.',
      ],
      de: ['Es behandelt eigene gelagerte Piloten, weder Gefangene noch eigene Piloten in Gefangenschaft.'],
    },
  },
};
