/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './offers.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'offers/not-in-this-phase': 'Getauscht wird in der Nachschubphase.',
  'offers/no-partner': 'So eine andere Truppe gibt es in der Kampagne nicht.',
  'offers/nothing': 'Keine Seite gibt etwas.',
  'offers/too-many': (p) => `Mehr als ${number(p.max)} Angebote können nicht zugleich offen sein.`,
  'offers/unknown': 'Dieses Angebot gibt es nicht.',
  'offers/own': 'Dein eigenes Angebot kann nur der andere annehmen.',
  'offers/not-your-prisoner': 'So einen Gefangenen hast du nicht.',
  'offers/other-cannot': 'Die andere Seite kann dieses Angebot jetzt nicht einhalten.',
  'shape/not-exact-tons': 'Tonnen haben höchstens sechs Nachkommastellen.',
};
