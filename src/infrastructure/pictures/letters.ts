/**
 * The letters of pictures as outlines: how far each moves on, and what stands for those that the font lacks.
 */
import fonts from './letters.generated.json';

export interface Letter {
  /** In thousandths of the font's size. */
  readonly advance: number;
  /** In the same, downwards from the foot. */
  readonly outline: string;
}

/** For letters of other scripts. */
const UNKNOWN = '?';

/** Without its accents where those are missing; marks that stand alone are left out. */
export function lettersOf(words: string, bold: boolean): readonly Letter[] {
  const font = fonts[bold ? 'bold' : 'regular'];
  const has = (letter: string): boolean => Object.hasOwn(font, letter);
  return [...words.normalize('NFC')].flatMap((letter) => {
    if (!has(letter) && /^\p{M}$/u.test(letter)) return [];
    const [base = ''] = letter.normalize('NFKD');
    const [advance, outline] = font[has(letter) ? letter : has(base) ? base : UNKNOWN] ?? [0, ''];
    return [{ advance, outline }];
  });
}
