/** Texts of the accounts. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './accounts.de';
import { en } from './accounts.en';

export const texts: Texts = inEach({ en, de });
