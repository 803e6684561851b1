/** Texts of what is wrong with a planet map or with the wish for one (SETUP-1, SETUP-7, SETUP-8, SETUP-10). */
import { de } from './map.de';
import { en } from './map.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
