/** Texts of what is wrong with somebody's settings of notices. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './notices.de';
import { en } from './notices.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
