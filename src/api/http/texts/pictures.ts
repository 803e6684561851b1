/** Texts about pictures of the planet. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './pictures.de';
import { en } from './pictures.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
