/**
 * Texts of requests that went wrong before any rule of the game: form, login, visibility, limits, the server
 * itself.
 */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './request.de';
import { en } from './request.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
