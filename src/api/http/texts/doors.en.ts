/** Texts of requests that are turned away by their size or their speed, by how many others there are, or by where they come from: in English. */
import type { Wordings } from '../../../rules/texts';

export const en = {
  'request/too-many-values': (p) =>
    `The body has too many parts: an object or a list may have ${Number(p['inOne'])}, the whole of it ${Number(p['inAll'])}, and ${Number(p['names'])} different names.`,
  'request/too-slow': 'The body came in too slowly and was given up.',
  'request/too-many-bodies': 'Too much is coming in from this address at once; please try again in a moment.',
  'server/too-many-bodies': 'Too much is coming in at this server at once; please try again in a moment.',
  'request/foreign-origin': 'Pages of other sites may not use the login of this one.',
  'shape/more': (p) => `There are ${Number(p['count'])} more mistakes.`,
} satisfies Wordings;
