/** Texts of what is wrong with somebody's settings of notices: in English. */
import type { English } from '../../../rules/texts';

export const en = {
  'notices/unknown-zone':
    'This server knows no such time zone. Use a name of the IANA list, such as Europe/Berlin.',
} satisfies English;
