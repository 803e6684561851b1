/** What people wrote, ended as a sentence in any language. */
export const ended = (text: string): string =>
  /[.!?…]["“”»«')]*$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
