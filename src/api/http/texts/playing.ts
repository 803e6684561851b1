/** Texts of what keeps a request from a running campaign from being carried out. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './playing.de';
import { en } from './playing.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
