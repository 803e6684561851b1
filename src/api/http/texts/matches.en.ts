/** Texts of what is wrong with a match: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'match/unknown-system': 'There is no such game system; GET /v1/systems lists them.',
  'match/unknown-scenario': 'The game system has no such scenario; GET /v1/systems/{system} lists them.',
  'match/seat-count': (p: { readonly count: number }) =>
    `This setup has ${number(p.count)} seats: say of each who plays it.`,
  'match/too-many': (p: { readonly limit: number }) =>
    `You have ${number(p.limit)} matches that are not over; more must wait until one has ended.`,
  'match/not-running': 'The match has not begun, or it is over.',
} satisfies English;
