/** Names as MegaMek's files bear them: XML without anything that ends an attribute, scenario lines without what splits them (MM-3). */

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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const xmlText = (text: string): string => plain(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** MM-3: a comma splits the line of a unit, an equals sign any line; a `#` in front makes a comment of it. */
export const scenarioText = (text: string): string => plain(text).replace(/,/g, ';').replace(/=/g, '-').replace(/^#+/, '').trim();
