/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './mech-files.en';

const at = (p: { readonly line: number }): string => `Zeile ${p.line}: `;

const { count, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'mech-file/no-text': (p) => `${at(p)}Das ist kein Text in UTF-8 oder Windows-1252.`,
  'mech-file/missing': (p) => `${at(p)}Die Datei endet ohne „${p.key}“.`,
  'mech-file/no-armor-kind': (p) => `${at(p)}Flickwerk-Panzerung braucht eine Art vor den Punkten.`,
  'mech-file/twice': (p) => `${at(p)}„${p.key}“ heißt es in Zeile ${p.first} anders.`,
  'mech-file/no-meaning': (p) => `${at(p)}Das gehört an dieser Stelle nicht in eine Mech-Datei.`,
  'mech-file/stray-line': (p) => `${at(p)}Diese Zeile leitet kein Schlüsselwort ein; sie wurde weggelassen.`,
  'mech-file/told-twice': (p) => `${at(p)}„${p.key}“ steht auch in Zeile ${p.first}; diese hier gilt.`,
  'mech-file/nobodys-name': (p) =>
    `${at(p)}Auch MegaMek kennt „${p.name}“ nicht und lässt die Zeile leer; so ist es auch hier.`,
  'mech-file/no-number': (p) =>
    `${at(p)}„${p.key}“ muss eine ganze Zahl von ${number(p.min)} bis ${number(p.max)} sein.`,
  'mech-file/mass-step': (p) => `${at(p)}Die Masse eines Mechs geht in Schritten von ${number(p.step)} t.`,
  'mech-file/unknown-value': (p) => `${at(p)}„${p.value}“ ist für „${p.key}“ nicht bekannt.`,
  'mech-file/not-covered': (p) => `${at(p)}Modelle mit ${p.what} werden hier nicht unterstützt.`,
  'mech-file/unknown-item': (p) => `${at(p)}Der Katalog kennt die Ausrüstung „${p.name}“ nicht.`,
  'mech-file/mark-on-part': (p) =>
    `${at(p)}Ein Teil des Mechs selbst kann nicht nach hinten zeigen, in einer Kapsel oder einem Turm stehen oder eine Größe haben.`,
  'mech-file/crowded-slot': (p) => `${at(p)}In eine Zeile passen höchstens zwei Gegenstände.`,
  'mech-file/too-many-slots': (p) => `${at(p)}${p.location} hat nur ${number(p.slots)} Zeilen.`,
  'mech-file/not-patchwork': (p) => `${at(p)}Nur Flickwerk-Panzerung hat eine Art je Zone.`,
  'mech-file/heat-sinks-differ': (p) =>
    `${at(p)}${p.item} in einer Zeile ist von anderer Art als „${p.said}“.`,
  'mech-file/too-many-heat-sinks': (p) =>
    `${at(p)}${number(p.slotted)} Wärmetauscher stehen in den Zeilen, gezählt sind ${number(p.count)}.`,
  'mech-file/no-name': (p) =>
    `${at(p)}Ein Chassis braucht einen Namen mit einem Buchstaben oder einer Ziffer.`,
  'mech-file/hidden-characters': (p) =>
    `${at(p)}Darin stehen Steuerzeichen oder solche, die die Schreibrichtung ändern.`,
  'mech-file/name-too-long': (p) => `${at(p)}Ein Name hat höchstens ${number(p.longest)} Zeichen.`,
  'mech-file/no-title': (p) => `${at(p)}Eine Zuteilungstabelle beginnt mit einem Titel.`,
  'mech-file/no-entry': (p) =>
    `${at(p)}Ein Eintrag einer Zuteilungstabelle ist ein Name, ein Komma und ein Gewicht.`,
  'mech-file/more': (p) =>
    `${at(p)}${count(p.count, 'weiterer Fehler ist', 'weitere Fehler sind')} nicht aufgeführt.`,
  'mech-file/too-large': (p) => `Die Datei ist größer als ${number(p.most)} Bytes.`,
  'mech-file/line-too-long': (p) => `Die Datei hat eine Zeile von mehr als ${number(p.most)} Bytes.`,
  'mech-file/too-many-files': (p) =>
    `Das Lesen endete hier: Mehr als ${number(p.most)} Dateien werden nicht auf einmal gelesen.`,
  'mech-file/too-much': (p) =>
    `Das Lesen endete hier: Mehr als ${number(p.most)} Bytes werden nicht auf einmal gelesen.`,
  'mech-file/bad-path': 'Der Name führt aus dem Archiv hinaus oder ist keiner.',
  'mech-file/encrypted': 'Die Datei ist verschlüsselt.',
  'mech-file/packed-too-tight': (p) =>
    `Die Datei wird beim Entpacken mehr als ${number(p.most)}-mal so groß; das tut keine Mech-Datei.`,
  'mech-file/overlapping': 'Die Datei teilt sich im Archiv Bytes mit einer anderen.',
  'mech-file/wrong-size': 'Die Datei ist nicht so lang, wie das Archiv sagt.',
  'mech-file/damaged': 'Die Datei ist im Archiv beschädigt.',
  'mech-file/unknown-packing': 'Die Datei ist auf eine hier nicht bekannte Art gepackt.',
  'mech-file/bad-archive':
    'Das ist kein .zip-Archiv, oder seine Dateiliste ist beschädigt; was zu lesen war, wurde gelesen.',
  'mech-file/unreadable': 'Die Datei war nicht vom Datenträger zu lesen.',
};
