/** Texts of what is wrong with a message, or with what is muted. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './messages.de';
import { en } from './messages.en';

export const texts: Texts = inEach({ en, de });
