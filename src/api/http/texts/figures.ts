/** Texts of what is wrong with a player's own figures. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './figures.de';
import { en } from './figures.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
