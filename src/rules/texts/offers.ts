/** Texts of exchanges between players (DEP-5). */
import { de } from './offers.de';
import { en } from './offers.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
