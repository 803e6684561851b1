/** Texts of repairs and refits (REP, DEP-2). */
import { de } from './repair.de';
import { en } from './repair.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
