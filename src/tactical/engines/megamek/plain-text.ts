/**
 * Names as MegaMek's files bear them: XML without anything that ends an attribute, scenario lines without
 * what splits them (MM-3).
 */

/** Control characters, line and paragraph separators, and marks that turn the direction of writing. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;

/** Without control characters, with single blanks, in whole characters. */
export const plain = (text: string): string =>
  Array.from(text, (letter) => (/^[\ud800-\udfff]$/.test(letter) ? '\ufffd' : letter))
    .join('')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlText = (text: string): string =>
  plain(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** MM-3: a comma splits the line of a unit, an equals sign any line. Never empty. */
export const scenarioText = (text: string): string =>
  plain(text).replace(/,/g, ';').replace(/=/g, '-') || '?';

/** Letters that are no letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    Æ: 'AE',
    æ: 'ae',
    Ø: 'O',
    ø: 'o',
    Œ: 'OE',
    œ: 'oe',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    Ð: 'D',
    ð: 'd',
    Þ: 'Th',
    þ: 'th',
    ı: 'i',
  },
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' },
};

/**
 * A design's name in plain letters, or empty where it has none: a scenario takes it, and so does every
 * release's reader of mech files, which in 0.49 goes by the code page of its computer, passes over lines with
 * `#` in front and takes `generator:` for a line of its own.
 */
export const designText = (text: string): string => {
  const spelt = Array.from(text.normalize('NFKD'), (letter) => SPELT[letter] ?? letter).join('');
  const letters = scenarioText(spelt.replace(/\p{M}/gu, ''))
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/^(?:[#\s]|generator:|version:)+/i, '');
  return /[a-z0-9]/i.test(letters) ? letters : '';
};

/** What a design is called whose chassis has no plain letter. */
const NAMELESS = 'Design';

export const chassisText = (chassis: string): string => designText(chassis) || NAMELESS;

/** The words of a name, in small letters: letters and digits, whatever stands between them. */
export const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
