/** Texts of what is wrong with a match. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './matches.de';
import { en } from './matches.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
