/**
 * Texts of combat: attacks (CMB-2, CMB-3), battle reports (CMB-5 to CMB-9, TAC-5 to TAC-7) and battles as a
 * whole (CMB-11).
 */
import { de } from './combat.de';
import { en } from './combat.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
