/**
 * Texts of what nothing forbids, but harms (ROUND-6): what would happen, and what to do about it. A warning
 * without a text does not compile.
 */
import { inEach, type ParamsBy, type Texts } from '../texts/text';
import { de } from './index.text.de';
import { en } from './index.text.en';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
