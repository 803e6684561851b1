/** Texts of designs that players draw up (REP-4). */
import { inEach, type Texts } from '../../../rules/texts';
import { de } from './designs.de';
import { en } from './designs.en';

export const texts: Texts = inEach({ en, de });
