/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './sheets.en';

export const de: SameCodes<typeof en> = {
  'sheets/busy': 'Gerade werden für andere Datenblätter gedruckt. Bitte in einigen Sekunden noch einmal.',
};
