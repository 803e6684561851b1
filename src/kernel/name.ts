/** Names that people see. */

// Control characters, and those that turn the direction of the text around them: a name must not disturb what
// stands beside it.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

// What shows: no space, no mark on a letter, nothing that is left out when it is shown. The Braille blank and
// the null notehead are signs, and blank.
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether anything of it shows. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * A name in NFC and trimmed: 1 … `max` characters, one of them visible, no control or bidirectional ones.
 * Null when it is none.
 */
export const readName = (value: unknown, max: number): string | null => {
  if (typeof value !== 'string' || value.length > max * 4) return null;
  const name = value.normalize('NFC').trim();
  return name.length === 0 || [...name].length > max || FORBIDDEN.test(name) || !isVisible(name)
    ? null
    : name;
};
