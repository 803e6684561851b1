/** Texts of movement (MOV-1 to MOV-8, ROUND-6). */
import { de } from './movement.de';
import { en } from './movement.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
