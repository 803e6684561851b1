/** Texts of MegaMek's records (MM-4, MM-5): files that are none, and what in them contradicts the battle. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './records.de';
import { en } from './records.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
