/**
 * Texts of why a mech file is not understood; each names what stands on the line, the line itself is told
 * with it.
 */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './mech-files.de';
import { en } from './mech-files.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
