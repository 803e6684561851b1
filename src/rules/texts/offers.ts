/** Texts of exchanges between players (DEP-5). */
import type { Texts } from './text';

export const texts: Texts = {
  'offers/not-in-this-phase': { en: () => 'Exchanges are made in the supply phase.', de: () => 'Getauscht wird in der Nachschubphase.' },
  'offers/no-partner': {
    en: () => 'There is no such other force in the campaign.',
    de: () => 'So eine andere Streitmacht gibt es in der Kampagne nicht.',
  },
  'offers/nothing': { en: () => 'Neither side gives anything.', de: () => 'Keine Seite gibt etwas.' },
  'offers/too-many': {
    en: (p) => `More than ${String(p['max'])} offers cannot be open at once.`,
    de: (p) => `Mehr als ${String(p['max'])} Angebote können nicht zugleich offen sein.`,
  },
  'offers/unknown': { en: () => 'There is no such offer.', de: () => 'Dieses Angebot gibt es nicht.' },
  'offers/own': { en: () => 'Your own offer is for the other to accept.', de: () => 'Ihr eigenes Angebot kann nur der andere annehmen.' },
  'offers/not-your-prisoner': { en: () => 'You hold no such prisoner.', de: () => 'So einen Gefangenen haben Sie nicht.' },
  'offers/other-cannot': {
    en: () => 'The other side cannot keep this offer now.',
    de: () => 'Die andere Seite kann dieses Angebot jetzt nicht einhalten.',
  },
  'shape/not-exact-tons': { en: () => 'Tons have at most six decimals.', de: () => 'Tonnen haben höchstens sechs Nachkommastellen.' },
};
