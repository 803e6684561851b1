/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './sheets.en';

export const de: SameTexts<typeof en> = {
  'sheets/busy':
    'Gerade werden für andere Datenblätter gedruckt. Versuch es in einigen Sekunden noch einmal.',
};
