/** Texts about record sheets: in English. */
import type { English } from '../../../rules/texts';

export const en = {
  'sheets/busy': 'Sheets are being printed for others at the moment. Try again in a few seconds.',
} satisfies English;
