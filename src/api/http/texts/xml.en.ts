/** Texts of XML that cannot be read (MM-5): in English. */
import type { Wordings } from '../../../rules/texts';

/** Who sends an archive, a picture or a scenario reads which file is wanted; a record that was cut off is one as well. */
const WANTED =
  'The record (.mul, root <record>) is wanted, whole and as it is: MegaMek saves it at the end of the game, in its folder, under the player’s name.';

export const en = {
  // What the parser says is English in any language: it names what only programmers look for.
  'xml/malformed': (p) => `This is no well-formed XML; line ${String(p['line'])}: “${String(p['message'])}” ${WANTED}`,
  'xml/doctype': 'Files that declare types or entities (DOCTYPE) are not read; MegaMek writes none.',
  'xml/not-utf-8': () => `The file is not in UTF-8. ${WANTED}`,
  'xml/too-large': (p) => `The file has more than ${String(p['most'])} bytes.`,
  'xml/too-deep': (p) => `In line ${String(p['line'])} more than ${String(p['most'])} elements lie within each other.`,
  'xml/too-many-elements': (p) => `The file has more than ${String(p['most'])} elements.`,
  'xml/too-many-attributes': (p) => `In line ${String(p['line'])} an element has more than ${String(p['most'])} attributes.`,
  'xml/value-too-long': (p) => `In line ${String(p['line'])} the value of ${String(p['attribute'])} has more than ${String(p['most'])} characters.`,
} satisfies Wordings;
