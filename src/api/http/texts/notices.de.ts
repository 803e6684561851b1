/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './notices.en';

export const de: SameTexts<typeof en> = {
  'notices/unknown-zone':
    'Diese Zeitzone kennt der Server nicht. Verwende einen Namen der IANA-Liste, etwa Europe/Berlin.',
  'notices/bad-push-address':
    'Das ist keine Adresse eines Push-Dienstes. Sie muss mit https:// beginnen und ins öffentliche Internet führen.',
  'notices/bad-push-key':
    'Das ist kein Schlüssel eines Browsers. Sende ihn, wie der Browser ihn gegeben hat, in base64url.',
  'notices/too-many-browsers': (p) =>
    `Hinweise gehen an höchstens ${formats.de.number(p.max)} deiner Browser. Schalte sie für einen aus, den du nicht mehr benutzt.`,
};
