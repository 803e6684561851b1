/** Texts about pictures of the planet. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './pictures.de';
import { en } from './pictures.en';

export const texts: Texts = inEach({ en, de });
