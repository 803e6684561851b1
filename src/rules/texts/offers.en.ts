/** Texts of exchanges between players (DEP-5): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { number } = formats.en;

export const en = {
  'offers/not-in-this-phase': 'Exchanges are made in the supply phase.',
  'offers/no-partner': 'There is no such other force in the campaign.',
  'offers/nothing': 'Neither side gives anything.',
  'offers/too-many': (p: { readonly max: number }) =>
    `More than ${number(p.max)} offers cannot be open at once.`,
  'offers/unknown': 'There is no such offer.',
  'offers/own': 'Your own offer is for the other to accept.',
  'offers/not-your-prisoner': 'You hold no such prisoner.',
  'offers/other-cannot': 'The other side cannot keep this offer now.',
  'shape/not-exact-tons': 'Tons have at most six decimals.',
} satisfies English;
