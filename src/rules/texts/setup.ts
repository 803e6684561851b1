/** Texts of what keeps a campaign from starting (SETUP). */
import { de } from './setup.de';
import { en } from './setup.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
