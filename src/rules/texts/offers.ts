/** Texts of exchanges between players (DEP-5). */
import { de } from './offers.de';
import { en } from './offers.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
