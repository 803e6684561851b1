/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './chat.en';

export const de: SameTexts<typeof en> = {
  'chat/bad-address': 'Die Adresse muss eine https-URL ohne Anmeldedaten sein.',
};
