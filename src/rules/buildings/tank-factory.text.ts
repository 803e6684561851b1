/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'tank factory', de: 'Panzerfabrik' },
  article: { de: 'die' },
  effect: {
    en: 'A Centipede Scout Car joins each of your battles.',
    de: 'Ein Centipede-Spähwagen hilft in jedem deiner Gefechte.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'A Centipede Scout Car may join each battle.',
      de: 'Ein Centipede Scout Car darf an jedem Gefecht teilnehmen.',
    },
    text: {
      en: ['In every battle of its controller one Centipede Scout Car may join their troops (BLD-7).'],
      de: [
        'In jedem Gefecht dessen, der sie kontrolliert, darf ein Centipede Scout Car zu seinen Truppen kommen (BLD-7).',
      ],
    },
  },
};
