/** Texts of mistakes of form in what a client sent. */
import { de } from './shape.de';
import { en } from './shape.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
