/** Texts of preparation (PREP-1, PREP-2). */
import { de } from './preparation.de';
import { en } from './preparation.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
