/** Texts of what is wrong with a starting force (SETUP-2 to SETUP-5, SETUP-11). */
import { de } from './force.de';
import { en } from './force.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
