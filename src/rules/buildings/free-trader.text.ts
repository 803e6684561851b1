/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'free trader', de: 'Freihändler' },
  article: { de: 'der' },
  effect: {
    en: 'Parts cost 0.1 less per ton, sales bring 0.1 more; bought mechs may enter here.',
    de: 'Teile kosten je Tonne 0,1 weniger, Verkäufe bringen 0,1 mehr; gekaufte Mechs können hier ins Spiel kommen.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Equipment factors fall by 0.1, sale factors rise by 0.1; an entry hex.',
      de: 'Faktoren für Ausrüstung sinken um 0,1, Verkaufsfaktoren steigen um 0,1; ein Einsatzfeld.',
    },
    text: {
      en: [
        'Every factor for equipment falls by 0.1: that goes for parts and structure, also at the black market (1.9), but not for mechs, pilots, a factory’s tons or fees. Every factor of a sale rises by 0.1. Bought mechs may enter play in its hex (DEP-4).',
      ],
      de: [
        'Jeder Faktor für Ausrüstung sinkt um 0,1: Das gilt für Teile und Struktur, auch auf dem Schwarzmarkt (1,9), nicht aber für Mechs, Piloten, Tonnen der Fabrik oder Gebühren. Jeder Verkaufsfaktor steigt um 0,1. Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4).',
      ],
    },
  },
};
