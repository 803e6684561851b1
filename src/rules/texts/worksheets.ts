/** Texts of worksheets (TBL): what is not filled in yet, and what the sides say differently. */
import { de } from './worksheets.de';
import { en } from './worksheets.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
