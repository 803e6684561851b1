/**
 * Texts of requests that are turned away by their size or their speed, by how many others there are, or by
 * where they come from.
 */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './http.de';
import { en } from './http.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
