/** Texts of XML that cannot be read (MM-5). */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './xml.de';
import { en } from './xml.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
