/** Texts of what is wrong with an order whatever its type (ROUND-3, ROUND-6, SETUP-1). */
import { de } from './orders.de';
import { en } from './orders.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
