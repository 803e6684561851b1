/** Texts of imports: files of designs and tables that are brought into a catalogue. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './imports.de';
import { en } from './imports.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
