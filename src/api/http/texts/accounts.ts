/** Texts of the accounts. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './accounts.de';
import { en } from './accounts.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
