/** Texts of exchanges between players (DEP-5). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'offers/not-in-this-phase': 'Exchanges are made in the supply phase.',
  'offers/no-partner': 'There is no such other force in the campaign.',
  'offers/nothing': 'Neither side gives anything.',
  'offers/too-many': (p) => `More than ${String(p['max'])} offers cannot be open at once.`,
  'offers/unknown': 'There is no such offer.',
  'offers/own': 'Your own offer is for the other to accept.',
  'offers/not-your-prisoner': 'You hold no such prisoner.',
  'offers/other-cannot': 'The other side cannot keep this offer now.',
  'shape/not-exact-tons': 'Tons have at most six decimals.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'offers/not-in-this-phase': 'Getauscht wird in der Nachschubphase.',
  'offers/no-partner': 'So eine andere Streitmacht gibt es in der Kampagne nicht.',
  'offers/nothing': 'Keine Seite gibt etwas.',
  'offers/too-many': (p) => `Mehr als ${String(p['max'])} Angebote können nicht zugleich offen sein.`,
  'offers/unknown': 'Dieses Angebot gibt es nicht.',
  'offers/own': 'Ihr eigenes Angebot kann nur der andere annehmen.',
  'offers/not-your-prisoner': 'So einen Gefangenen haben Sie nicht.',
  'offers/other-cannot': 'Die andere Seite kann dieses Angebot jetzt nicht einhalten.',
  'shape/not-exact-tons': 'Tonnen haben höchstens sechs Nachkommastellen.',
};

export const texts: Texts = inBoth(en, de);
