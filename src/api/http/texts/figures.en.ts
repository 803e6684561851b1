/** Texts of what is wrong with a player's own figures: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'figures/unknown-design': (p: { readonly design: string }) => `The catalogue has no mech ${p.design}.`,
  'figures/too-many': (p: { readonly max: number }) =>
    `Your list has ${number(p.max)} figures, as many as it can have. Remove one first.`,
} satisfies English;
