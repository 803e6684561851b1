/** Texts of supply and depots (SUP, DEP). */
import { de } from './supply.de';
import { en } from './supply.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
