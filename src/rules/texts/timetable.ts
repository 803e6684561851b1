/** Texts of what is wrong with a calendar or a vacation (ROUND-4). */
import { inEach, type ParamsBy, type Texts } from './text';
import { de } from './timetable.de';
import { en } from './timetable.en';

declare module '../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
