/** What a password may be, and the one form in which it is hashed. */

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 256;

/** NFKC, so that the same password typed on another keyboard is the same. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** 10 … 256 characters (code points). */
export const isPassword = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > PASSWORD_MAX * 4) return false;
  const length = [...normalizePassword(value)].length;
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
};
