/** Texts of what is wrong with a game master's command (END-2, ROUND-4). */
import { de } from './game-master.de';
import { en } from './game-master.en';
import { inEach, type ParamsBy, type Texts } from './text';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
