/** Texts of XML that cannot be read (MM-5). */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

/** Who sends an archive, a picture or a scenario is told which file is wanted; a record that was cut off is one as well. */
const wanted = {
  en: 'The record (.mul, root <record>) is wanted, whole and as it is: MegaMek saves it at the end of the game, in its folder, under the player’s name.',
  de: 'Gesucht ist der Bericht (.mul, Wurzel <record>), ganz und unverändert: MegaMek speichert ihn am Ende der Partie in seinem Ordner unter dem Namen des Spielers.',
} as const;

const en = {
  // What the parser says is English in any language: it names what only programmers look for.
  'xml/malformed': (p) => `This is no well-formed XML; line ${String(p['line'])}: “${String(p['message'])}” ${wanted.en}`,
  'xml/doctype': 'Files that declare types or entities (DOCTYPE) are not read; MegaMek writes none.',
  'xml/not-utf-8': () => `The file is not in UTF-8. ${wanted.en}`,
  'xml/too-large': (p) => `The file has more than ${String(p['most'])} bytes.`,
  'xml/too-deep': (p) => `In line ${String(p['line'])} more than ${String(p['most'])} elements lie within each other.`,
  'xml/too-many-elements': (p) => `The file has more than ${String(p['most'])} elements.`,
  'xml/too-many-attributes': (p) => `In line ${String(p['line'])} an element has more than ${String(p['most'])} attributes.`,
  'xml/value-too-long': (p) => `In line ${String(p['line'])} the value of ${String(p['attribute'])} has more than ${String(p['most'])} characters.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'xml/malformed': (p) => `Das ist kein wohlgeformtes XML; Zeile ${String(p['line'])}: „${String(p['message'])}“ ${wanted.de}`,
  'xml/doctype': 'Dateien, die Typen oder Entitäten vereinbaren (DOCTYPE), werden nicht gelesen; MegaMek schreibt keine.',
  'xml/not-utf-8': () => `Die Datei ist nicht in UTF-8. ${wanted.de}`,
  'xml/too-large': (p) => `Die Datei hat mehr als ${String(p['most'])} Bytes.`,
  'xml/too-deep': (p) => `In Zeile ${String(p['line'])} liegen mehr als ${String(p['most'])} Elemente ineinander.`,
  'xml/too-many-elements': (p) => `Die Datei hat mehr als ${String(p['most'])} Elemente.`,
  'xml/too-many-attributes': (p) => `In Zeile ${String(p['line'])} hat ein Element mehr als ${String(p['most'])} Attribute.`,
  'xml/value-too-long': (p) => `In Zeile ${String(p['line'])} hat der Wert von ${String(p['attribute'])} mehr als ${String(p['most'])} Zeichen.`,
};

export const texts: Texts = inBoth(en, de);
