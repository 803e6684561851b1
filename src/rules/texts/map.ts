/**
 * Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10).
 */
import { de } from './map.de';
import { en } from './map.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
