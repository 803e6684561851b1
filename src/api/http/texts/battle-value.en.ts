/** Texts of why a design's Battle Value cannot be computed: what is not known is refused by name, never guessed: in English. */
import type { Wordings } from '../../../rules/texts';

export const en = {
  'battle-value/unknown-item': (p) => `The catalogue does not know the equipment ${String(p['item'])}.`,
  'battle-value/not-covered': (p) => `The Battle Value of ${String(p['item'])} is not reckoned here.`,
  'battle-value/no-value': (p) => `The Battle Value of ${String(p['item'])} is not known.`,
  'battle-value/unknown-kind': (p) => `The Battle Value of a mech with ${String(p['kind'])} is not reckoned here.`,
} satisfies Wordings;
