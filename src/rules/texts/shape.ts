/** Texts of mistakes of form in what a client sent. */
import { de } from './shape.de';
import { en } from './shape.en';
import { inEach, type Texts } from './text';

export const texts: Texts = inEach({ en, de });
