/** `needs 8 (gunnery 4, walked 1, …), rolls 9`. */
import { type Roll, type Term, type Words, words } from '../../../shapes';
import { termsInLine } from './terms';

export const rolledWords = (
  { needed, total }: Pick<Roll, 'needed' | 'total'>,
  terms: readonly Term[],
): Words =>
  terms.length === 0
    ? words('bt.say.rolled', { needed: needed ?? 2, total: total ?? 0 })
    : words('bt.say.rolled-of', { needed: needed ?? 2, total: total ?? 0, terms: termsInLine(terms) });
