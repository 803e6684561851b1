/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './offers.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'offers/not-in-this-phase': 'Getauscht wird in der Nachschubphase.',
  'offers/no-partner': 'Diese Truppe gibt es in der Kampagne nicht, oder es ist deine eigene.',
  'offers/nothing': 'Keine Seite gibt etwas.',
  'offers/too-many': (p) => `Höchstens ${number(p.max)} Angebote können zugleich offen sein.`,
  'offers/unknown': 'Dieses Angebot gibt es nicht.',
  'offers/own': 'Das ist dein eigenes Angebot: Nur die andere Seite kann es annehmen.',
  'offers/not-your-prisoner': 'Diesen Gefangenen hast du nicht.',
  'offers/other-cannot': 'Die andere Seite kann dieses Angebot jetzt nicht einhalten.',
  'shape/not-exact-tons': 'Tonnen haben höchstens sechs Nachkommastellen.',
};
