/** Texts of movement (MOV-1 to MOV-8, ROUND-6). */
import { de } from './movement.de';
import { en } from './movement.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
