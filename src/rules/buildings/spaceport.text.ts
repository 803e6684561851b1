/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'spaceport', de: 'Raumhafen' },
  article: { de: 'der' },
  effect: {
    en: '10 t more supply each round; bought mechs may enter here.',
    de: '10 t mehr Nachschub je Runde; gekaufte Mechs können hier ins Spiel kommen.',
  },
  rule: {
    basis: 'source',
    line: {
      en: '10 t more supply a round; an entry hex.',
      de: '10 t mehr Nachschub je Runde; ein Einsatzfeld.',
    },
    text: {
      en: ['Its controller receives 10 t more every round. Bought mechs may enter play in its hex (DEP-4).'],
      de: [
        'Wer ihn kontrolliert, erhält jede Runde 10 t mehr. Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4).',
      ],
    },
  },
};
