/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './pictures.en';

export const de: SameTexts<typeof en> = {
  'pictures/busy': 'Gerade werden zu viele Bilder gezeichnet. Versuch es in einigen Sekunden noch einmal.',
};
