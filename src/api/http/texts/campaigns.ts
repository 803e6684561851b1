/** Texts of setting up a campaign, beside those of the rules (SETUP). */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './campaigns.de';
import { en } from './campaigns.en';

export const texts: Texts = inEach({ en, de });
