/**
 * Texts of why a design's Battle Value cannot be computed: what is not known is refused by name, never
 * guessed.
 */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './battle-value.de';
import { en } from './battle-value.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
