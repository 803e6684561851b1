/** Texts of what keeps external engines, and game masters who register them, from what they want (TAC-8). */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './engines.de';
import { en } from './engines.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
