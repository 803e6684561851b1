/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'mine factory', de: 'Minenfabrik' },
  article: { de: 'die' },
  effect: { en: 'Up to 5 mines for you in every battle.', de: 'Bis zu 5 Minen für dich in jedem Gefecht.' },
  rule: {
    basis: 'source',
    line: { en: 'Up to 5 mines in each battle.', de: 'Bis zu 5 Minen in jedem Gefecht.' },
    text: {
      en: ['Its controller may lay up to 5 mines in each of their battles.'],
      de: ['Wer sie kontrolliert, darf in jedem seiner Gefechte bis zu 5 Minen legen.'],
    },
    rulings: {
      en: [
        'When the game master decides for a report that claims more mines than a side had, those that it had count.',
      ],
      de: [
        'Entscheidet die Spielleitung für einen Bericht, der mehr Minen nennt, als eine Seite hatte, so zählen die, die sie hatte.',
      ],
    },
  },
};
