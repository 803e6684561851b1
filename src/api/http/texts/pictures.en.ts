/** Texts about pictures of the planet: in English. */
import type { English } from '../../../rules/texts';

export const en = {
  'pictures/busy': 'Too many pictures are being drawn at the moment. Try again in a few seconds.',
} satisfies English;
