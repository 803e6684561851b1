/** Texts of what is wrong with a message, or with what is muted. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './messages.de';
import { en } from './messages.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
