/** Texts of repairs and refits (REP, DEP-2). */
import { de } from './repair.de';
import { en } from './repair.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
