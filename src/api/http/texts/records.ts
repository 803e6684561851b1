/** Texts of MegaMek's records (MM-4, MM-5): files that are none, and what in them contradicts the battle. */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './records.de';
import { en } from './records.en';

export const texts: Texts = inEach({ en, de });
