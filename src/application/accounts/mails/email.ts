/** E-mail addresses as accounts know them: one spelling per address. */

/**
 * Something before and after one `@`, a dot in the domain, no white space or control characters; at most 254
 * characters.
 */
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}.]+(\.[^\s@\p{C}.]+)+$/u;

/** NFC, trimmed and in lower case; null when it is no e-mail address. */
export const normalizeEmail = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > 320) return null;
  const email = value.trim().normalize('NFC').toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
};
