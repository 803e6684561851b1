/** Texts of what is wrong with the chat room of a campaign. */
import { inEach, type ParamsBy, type Texts } from '../../../rules/texts';
import { de } from './chat.de';
import { en } from './chat.en';

declare module '../../../kernel/violation' {
  interface ProblemParams extends ParamsBy<typeof en> {}
}

export const texts: Texts = inEach({ en, de });
