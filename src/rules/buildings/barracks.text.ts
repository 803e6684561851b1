/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'barracks', de: 'Infanteriekaserne' },
  article: { de: 'die' },
  effect: {
    en: 'A platoon of laser infantry joins each of your battles.',
    de: 'Ein Zug Laserinfanterie hilft in jedem deiner Gefechte.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'A laser infantry unit may join each battle.',
      de: 'Eine Einheit Laser-Infanterie darf an jedem Gefecht teilnehmen.',
    },
    text: {
      en: [
        'In every battle of its controller one unit of standard laser infantry may join their troops (BLD-7).',
      ],
      de: [
        'In jedem Gefecht dessen, der sie kontrolliert, darf eine Einheit normaler Laser-Infanterie zu seinen Truppen kommen (BLD-7).',
      ],
    },
  },
};
