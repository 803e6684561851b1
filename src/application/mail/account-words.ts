/** The words of the mails of accounts, in both languages. */
import type { Both } from '../../kernel';
import { de } from './account-words.de';
import { en, type AccountMailWords } from './account-words.en';

export const ACCOUNT_MAIL_WORDS: Both<AccountMailWords> = { en, de };
