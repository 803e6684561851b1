/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'airfield', de: 'Flughafen' },
  article: { de: 'der' },
  effect: {
    en: 'A Peregrine Attack VTOL joins each of your battles.',
    de: 'Ein Peregrine-Kampfhubschrauber hilft in jedem deiner Gefechte.',
  },
  rule: {
    basis: 'source',
    line: {
      en: 'A Peregrine Attack VTOL may join each battle.',
      de: 'Ein Peregrine Attack VTOL darf an jedem Gefecht teilnehmen.',
    },
    text: {
      en: ['In every battle of its controller one Peregrine Attack VTOL may join their troops (BLD-7).'],
      de: [
        'In jedem Gefecht dessen, der ihn kontrolliert, darf ein Peregrine Attack VTOL zu seinen Truppen kommen (BLD-7).',
      ],
    },
  },
};
