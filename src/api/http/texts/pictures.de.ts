/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './pictures.en';

export const de: SameCodes<typeof en> = {
  'pictures/busy': 'Gerade werden zu viele Bilder gezeichnet. Bitte in einigen Sekunden noch einmal versuchen.',
};
