/** Texts of what is wrong with a design's construction. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './construction.de';
import { en } from './construction.en';

export const texts: Texts = inEach({ en, de });
