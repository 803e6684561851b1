/** Texts of exchanges between players (DEP-5): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { number } = formats.en;

export const en = {
  'offers/not-in-this-phase': 'Exchanges are made in the supply phase.',
  'offers/no-partner': 'There is no such force in the campaign, or it is your own.',
  'offers/nothing': 'Neither side gives anything.',
  'offers/too-many': (p: { readonly max: number }) => `At most ${number(p.max)} offers can be open at once.`,
  'offers/unknown': 'There is no such offer.',
  'offers/own': 'This is your own offer: only the other side can accept it.',
  'offers/not-your-prisoner': 'You hold no such prisoner.',
  'offers/other-cannot': 'The other side cannot keep this offer now.',
  'shape/not-exact-tons': 'Tons have at most six decimals.',
} satisfies English;
