/**
 * Texts of why a design's Battle Value cannot be computed: what is not known is refused by name, never
 * guessed: in English.
 */
import type { English } from '../../../rules/texts';

export const en = {
  'battle-value/unknown-item': (p: { readonly item: string }) =>
    `The catalogue does not know the equipment ${p.item}.`,
  'battle-value/not-covered': (p: { readonly item: string }) =>
    `The Battle Value of ${p.item} is not computed here.`,
  'battle-value/no-value': (p: { readonly item: string }) => `The Battle Value of ${p.item} is not known.`,
  'battle-value/unknown-kind': (p: { readonly kind: string }) =>
    `The Battle Value of a mech with ${p.kind} is not computed here.`,
} satisfies English;
