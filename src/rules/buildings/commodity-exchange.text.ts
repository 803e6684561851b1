/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'commodity exchange', de: 'Warenbörse' },
  article: { de: 'die' },
  effect: {
    en: 'Sales bring three quarters of the tonnage instead of half.',
    de: 'Verkäufe bringen drei Viertel der Tonnage statt der Hälfte.',
  },
  rule: {
    basis: 'source',
    line: { en: 'Sales fetch ¾ of the tonnage value.', de: 'Verkäufe bringen ¾ des Tonnagewerts.' },
    text: {
      en: ['What its controller sells fetches ¾ of its tonnage value instead of half (SUP-6).'],
      de: ['Was der verkauft, der sie kontrolliert, bringt ¾ seines Tonnagewerts statt der Hälfte (SUP-6).'],
    },
  },
};
