/**
 * Whether a password that has the right form is one that others would guess: a common one, or the account's
 * own address or name.
 */
import { violation, type Violation } from '../../kernel';
import { normalizePassword } from './password';
import type { CommonPasswords } from './ports';

/** What is told of whoever sets it. */
export interface PasswordOwner {
  readonly email: string;
  readonly displayName: string;
}

/** So much before and after a common password makes no other one of it. */
const DRESSING = 6;

const fold = (text: string): string => normalizePassword(text).trim().toLowerCase();

/** `sunshine` of `sunshine2024!`; null: there is more around it than that, or nothing. */
const undressed = (password: string): string | null => {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core !== password && password.length - core.length <= DRESSING ? core : null;
};

const isOwn = (password: string, { email, displayName }: PasswordOwner): boolean => {
  const own = [email, email.split('@')[0] ?? '', displayName].map(fold);
  return own.includes(password) || own.includes(undressed(password) ?? password);
};

/** Null: nothing speaks against it. */
export const judgePassword = async (
  common: CommonPasswords,
  password: string,
  owner: PasswordOwner,
  pointer = '/password',
): Promise<Violation | null> => {
  const folded = fold(password);
  if (isOwn(folded, owner)) return violation('accounts/password-is-own', null, pointer);
  const core = undressed(folded);
  const found = (await common.has(folded)) || (core !== null && (await common.has(core)));
  return found ? violation('accounts/password-is-common', null, pointer) : null;
};
