/** Texts about record sheets. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './sheets.de';
import { en } from './sheets.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
