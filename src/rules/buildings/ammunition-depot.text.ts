/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'ammunition depot', de: 'Munitionsdepot' },
  article: { de: 'das' },
  effect: {
    en: 'Delivers 10 t of ammunition of your choice each round.',
    de: 'Liefert je Runde 10 t Munition deiner Wahl.',
  },
  rule: {
    basis: 'both',
    line: {
      en: '10 t of ammunition a round, delivered to its hex.',
      de: '10 t Munition je Runde, in sein Feld geliefert.',
    },
    text: {
      en: [
        'It provides 10 t of ammunition every round, delivered to its hex. The player chooses the kinds from what costs ×1.0 or ×1.5 (SUP-2).',
      ],
      de: [
        'Es stellt jede Runde 10 t Munition bereit und liefert sie in sein Feld. Der Spieler wählt die Arten aus dem, was ×1,0 oder ×1,5 kostet (SUP-2).',
      ],
    },
    rulings: {
      en: ['Deliveries come to the depot’s own hex whoever else stands there.'],
      de: ['Geliefert wird in das eigene Feld des Depots, wer dort auch sonst steht.'],
    },
  },
};
