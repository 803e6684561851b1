/** Texts of what is wrong with webhooks of events: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'webhooks/bad-address': 'A webhook must be an https URL without a login in it.',
  'webhooks/too-many': (p: { readonly max: number }) =>
    `You have ${number(p.max)} webhooks in this campaign already. Remove one first.`,
} satisfies English;
