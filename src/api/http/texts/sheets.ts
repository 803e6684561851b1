/** Texts about record sheets. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'sheets/busy': {
    en: () => 'Sheets are being printed for others at the moment. Try again in a few seconds.',
    de: () => 'Gerade werden für andere Datenblätter gedruckt. Bitte in einigen Sekunden noch einmal.',
  },
};
