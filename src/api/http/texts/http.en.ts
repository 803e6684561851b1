/**
 * Texts of requests that are turned away by their size or their speed, by how many others there are, or by
 * where they come from: in English.
 */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { count, number } = formats.en;

export const en = {
  'request/too-many-values': (p: {
    readonly inOne: number;
    readonly inAll: number;
    readonly names: number;
  }) =>
    `The body has too many parts: an object or a list may have ${number(p.inOne)}, the whole of it ${number(p.inAll)}, and ${number(p.names)} different names.`,
  'request/too-slow': 'The body came in too slowly and was given up.',
  'request/too-many-bodies': 'Too much is coming in from this address at once. Try again in a moment.',
  'server/too-many-bodies': 'Too much is coming in at this server at once. Try again in a moment.',
  'request/foreign-origin': 'Pages of other sites may not use the login of this one.',
  'shape/more': (p: { readonly count: number }) =>
    `${count(p.count, 'more mistake is', 'more mistakes are')} not listed.`,
} satisfies English;
