/** Texts of what keeps external engines, and game masters who register them, from what they want (TAC-8). */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './engines.de';
import { en } from './engines.en';

export const texts: Texts = inEach({ en, de });
