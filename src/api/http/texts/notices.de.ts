/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './notices.en';

export const de: SameTexts<typeof en> = {
  'notices/unknown-zone':
    'Diese Zeitzone kennt der Server nicht. Verwende einen Namen der IANA-Liste, etwa Europe/Berlin.',
};
