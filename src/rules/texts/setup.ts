/** Texts of what keeps a campaign from starting (SETUP). */
import { de } from './setup.de';
import { en } from './setup.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
