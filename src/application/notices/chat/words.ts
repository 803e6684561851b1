/** The words of posts for chat rooms, by language. */
import type { Both } from '../../../kernel';
import { de } from './words.de';
import { en, type ChatWords } from './words.en';

export const CHAT_WORDS: Both<ChatWords> = { en, de };
