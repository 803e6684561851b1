/** Texts of why a mech may not be refitted (REP-4), and of questions about it. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './refits.de';
import { en } from './refits.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
