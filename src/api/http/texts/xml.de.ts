/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './xml.en';

/**
 * Who sends an archive, a picture or a scenario reads which file is wanted; a record that was cut off is one
 * as well.
 */
const WANTED =
  'Gesucht ist der Bericht (.mul, Wurzel <record>), ganz und unverändert: MegaMek speichert ihn am Ende der Partie in seinem Ordner unter dem Namen des Spielers.';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'xml/malformed': (p) => `Das ist kein wohlgeformtes XML; Zeile ${p.line}: „${p.message}“ ${WANTED}`,
  'xml/doctype':
    'Dateien, die Typen oder Entitäten vereinbaren (DOCTYPE), werden nicht gelesen; MegaMek schreibt keine.',
  'xml/not-utf-8': () => `Die Datei ist nicht in UTF-8. ${WANTED}`,
  'xml/too-large': (p) => `Die Datei hat mehr als ${number(p.most)} Bytes.`,
  'xml/too-deep': (p) => `In Zeile ${p.line} liegen mehr als ${number(p.most)} Elemente ineinander.`,
  'xml/too-many-elements': (p) => `Die Datei hat mehr als ${number(p.most)} Elemente.`,
  'xml/too-many-attributes': (p) =>
    `In Zeile ${p.line} hat ein Element mehr als ${number(p.most)} Attribute.`,
  'xml/value-too-long': (p) =>
    `In Zeile ${p.line} hat der Wert von ${p.attribute} mehr als ${number(p.most)} Zeichen.`,
};
