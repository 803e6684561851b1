/** Texts of designs that players draw up (REP-4). */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './designs.de';
import { en } from './designs.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
