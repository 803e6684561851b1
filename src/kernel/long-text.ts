/** Texts of several lines that people write to people. */
import { isVisible } from './name';

// Control characters but the line break, halves of characters, and what turns the direction of the text after
// it. What joins signs to one (emoji), and marks of direction that whole languages need, may stand in it.
const FORBIDDEN = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * A text in NFC and trimmed, its lines ended by \n: 1 … `max` characters (code points), one of them visible.
 * Null when it is none.
 */
export const readLongText = (value: unknown, max: number): string | null => {
  if (typeof value !== 'string' || value.length > max * 4) return null;
  const text = value.replaceAll('\r\n', '\n').normalize('NFC').trim();
  return [...text].length > max || FORBIDDEN.test(text) || !isVisible(text) ? null : text;
};
