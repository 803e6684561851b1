/** Texts about record sheets. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './sheets.de';
import { en } from './sheets.en';

export const texts: Texts = inEach({ en, de });
