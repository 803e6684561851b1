/** Texts of what is wrong with somebody's settings of notices: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

export const en = {
  'notices/unknown-zone':
    'This server knows no such time zone. Use a name of the IANA list, such as Europe/Berlin.',
  'notices/bad-push-address':
    'This is no address of a push service. It must begin with https:// and lead to the public internet.',
  'notices/bad-push-key': 'This is no key of a browser. Send it as the browser gave it, in base64url.',
  'notices/too-many-browsers': (p: { readonly max: number }) =>
    `Notices go to at most ${formats.en.number(p.max)} of your browsers. Turn them off for one that you no longer use.`,
} satisfies English;
