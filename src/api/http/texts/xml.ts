/** Texts of XML that cannot be read (MM-5). */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './xml.de';
import { en } from './xml.en';

export const texts: Texts = inEach({ en, de });
