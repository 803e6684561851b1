/**
 * Texts of games in both languages (GAM-10): each code of the one table must be in the other, or it does not
 * compile.
 */
import type { Texts } from '../shapes';
import { GAME_DE } from './game.text.de';
import { GAME_EN } from './game.text.en';

export const inBoth = <Code extends string>(
  en: Readonly<Record<Code, string>>,
  de: Readonly<Record<Code, string>>,
): Texts =>
  Object.fromEntries((Object.keys(en) as Code[]).map((code) => [code, { en: en[code], de: de[code] }]));

/** Of refusals that every system gives. A system's `texts` begin with them. */
export const GAME_TEXTS: Texts = inBoth<keyof typeof GAME_EN>(GAME_EN, GAME_DE);
