/** Texts of what is wrong with webhooks of events. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './webhooks.de';
import { en } from './webhooks.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
