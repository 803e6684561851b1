/**
 * Text of files as one field of a line: whatever would end a field or a line, or act on a terminal, is a
 * space.
 */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
