/** Texts of preparation (PREP-1, PREP-2). */
import { de } from './preparation.de';
import { en } from './preparation.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
