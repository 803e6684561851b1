/** Texts of setting up a campaign, beside those of the rules (SETUP). */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './campaigns.de';
import { en } from './campaigns.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
