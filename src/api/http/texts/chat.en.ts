/** Texts of what is wrong with the chat room of a campaign: in English. */
import type { English } from '../../../rules/texts';

export const en = {
  'chat/bad-address': 'The address must be an https URL without a login in it.',
} satisfies English;
