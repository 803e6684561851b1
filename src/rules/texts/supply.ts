/** Texts of supply and depots (SUP, DEP). */
import { de } from './supply.de';
import { en } from './supply.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
