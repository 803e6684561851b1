/** Texts of XML that cannot be read (MM-5): in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

/**
 * Who sends an archive, a picture or a scenario reads which file is wanted; a record that was cut off is one
 * as well.
 */
const WANTED =
  'The record (.mul, root <record>) is wanted, whole and as it is: MegaMek saves it at the end of the game, in its folder, under the player’s name.';

const { number } = formats.en;

export const en = {
  // What the parser says is English in any language: it names what only programmers look for.
  'xml/malformed': (p: { readonly line: number; readonly message: string }) =>
    `This is no well-formed XML; line ${p.line}: “${p.message}” ${WANTED}`,
  'xml/doctype': 'Files that declare types or entities (DOCTYPE) are not read; MegaMek writes none.',
  'xml/not-utf-8': () => `The file is not in UTF-8. ${WANTED}`,
  'xml/too-large': (p: { readonly most: number }) => `The file has more than ${number(p.most)} bytes.`,
  'xml/too-deep': (p: { readonly line: number; readonly most: number }) =>
    `In line ${p.line} more than ${number(p.most)} elements lie within each other.`,
  'xml/too-many-elements': (p: { readonly most: number }) =>
    `The file has more than ${number(p.most)} elements.`,
  'xml/too-many-attributes': (p: { readonly line: number; readonly most: number }) =>
    `In line ${p.line} an element has more than ${number(p.most)} attributes.`,
  'xml/value-too-long': (p: { readonly line: number; readonly attribute: string; readonly most: number }) =>
    `In line ${p.line} the value of ${p.attribute} has more than ${number(p.most)} characters.`,
} satisfies English;
