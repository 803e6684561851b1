/** Texts of what is wrong with a design's construction. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './construction.de';
import { en } from './construction.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
