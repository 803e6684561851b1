/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './xml.en';

/** Who sends an archive, a picture or a scenario reads which file is wanted; a record that was cut off is one as well. */
const WANTED =
  'Gesucht ist der Bericht (.mul, Wurzel <record>), ganz und unverändert: MegaMek speichert ihn am Ende der Partie in seinem Ordner unter dem Namen des Spielers.';

export const de: SameCodes<typeof en> = {
  'xml/malformed': (p) => `Das ist kein wohlgeformtes XML; Zeile ${String(p['line'])}: „${String(p['message'])}“ ${WANTED}`,
  'xml/doctype': 'Dateien, die Typen oder Entitäten vereinbaren (DOCTYPE), werden nicht gelesen; MegaMek schreibt keine.',
  'xml/not-utf-8': () => `Die Datei ist nicht in UTF-8. ${WANTED}`,
  'xml/too-large': (p) => `Die Datei hat mehr als ${String(p['most'])} Bytes.`,
  'xml/too-deep': (p) => `In Zeile ${String(p['line'])} liegen mehr als ${String(p['most'])} Elemente ineinander.`,
  'xml/too-many-elements': (p) => `Die Datei hat mehr als ${String(p['most'])} Elemente.`,
  'xml/too-many-attributes': (p) => `In Zeile ${String(p['line'])} hat ein Element mehr als ${String(p['most'])} Attribute.`,
  'xml/value-too-long': (p) => `In Zeile ${String(p['line'])} hat der Wert von ${String(p['attribute'])} mehr als ${String(p['most'])} Zeichen.`,
};
