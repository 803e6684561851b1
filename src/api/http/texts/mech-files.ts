/** Texts of why a mech file is not understood; each names what stands on the line, the line itself is told with it. */
import type { Params, Texts } from '../../../rules/texts/text';

const at = (p: Params): string => `Line ${String(p['line'])}: `;
const inLine = (p: Params): string => `Zeile ${String(p['line'])}: `;

export const texts: Texts = {
  'mech-file/no-text': {
    en: (p) => `${at(p)}this is no text in UTF-8 or Windows-1252.`,
    de: (p) => `${inLine(p)}Das ist kein Text in UTF-8 oder Windows-1252.`,
  },
  'mech-file/missing': {
    en: (p) => `${at(p)}the file ends without "${String(p['key'])}".`,
    de: (p) => `${inLine(p)}Die Datei endet ohne „${String(p['key'])}“.`,
  },
  'mech-file/no-armor-kind': {
    en: (p) => `${at(p)}patchwork armour needs a kind in front of the points.`,
    de: (p) => `${inLine(p)}Flickwerk-Panzerung braucht eine Art vor den Punkten.`,
  },
  'mech-file/twice': {
    en: (p) => `${at(p)}"${String(p['key'])}" is said differently in line ${String(p['first'])}.`,
    de: (p) => `${inLine(p)}„${String(p['key'])}“ heißt es in Zeile ${String(p['first'])} anders.`,
  },
  'mech-file/no-meaning': {
    en: (p) => `${at(p)}this is nothing that a mech file has here.`,
    de: (p) => `${inLine(p)}Das gehört an dieser Stelle nicht in eine Mech-Datei.`,
  },
  'mech-file/stray-line': {
    en: (p) => `${at(p)}no key introduces this line; it was left out.`,
    de: (p) => `${inLine(p)}Diese Zeile leitet kein Schlüsselwort ein; sie wurde weggelassen.`,
  },
  'mech-file/told-twice': {
    en: (p) => `${at(p)}"${String(p['key'])}" also stands in line ${String(p['first'])}; this one counts.`,
    de: (p) => `${inLine(p)}„${String(p['key'])}“ steht auch in Zeile ${String(p['first'])}; diese hier gilt.`,
  },
  'mech-file/nobodys-name': {
    en: (p) => `${at(p)}MegaMek does not know "${String(p['name'])}" either, and leaves the slot empty; so it is here.`,
    de: (p) => `${inLine(p)}Auch MegaMek kennt „${String(p['name'])}“ nicht und lässt die Zeile leer; so ist es auch hier.`,
  },
  'mech-file/no-number': {
    en: (p) => `${at(p)}"${String(p['key'])}" must be a whole number from ${String(p['min'])} to ${String(p['max'])}.`,
    de: (p) => `${inLine(p)}„${String(p['key'])}“ muss eine ganze Zahl von ${String(p['min'])} bis ${String(p['max'])} sein.`,
  },
  'mech-file/mass-step': {
    en: (p) => `${at(p)}a mech's mass goes in steps of ${String(p['step'])} t.`,
    de: (p) => `${inLine(p)}Die Masse eines Mechs geht in Schritten von ${String(p['step'])} t.`,
  },
  'mech-file/unknown-value': {
    en: (p) => `${at(p)}"${String(p['value'])}" is no known ${String(p['key'])}.`,
    de: (p) => `${inLine(p)}„${String(p['value'])}“ ist für „${String(p['key'])}“ nicht bekannt.`,
  },
  'mech-file/not-covered': {
    en: (p) => `${at(p)}designs with ${String(p['what'])} are not covered here.`,
    de: (p) => `${inLine(p)}Entwürfe mit ${String(p['what'])} werden hier nicht unterstützt.`,
  },
  'mech-file/unknown-item': {
    en: (p) => `${at(p)}the catalogue does not know the equipment "${String(p['name'])}".`,
    de: (p) => `${inLine(p)}Der Katalog kennt die Ausrüstung „${String(p['name'])}“ nicht.`,
  },
  'mech-file/mark-on-part': {
    en: (p) => `${at(p)}a part of the mech itself cannot be rear-facing, in a pod, in a turret or sized.`,
    de: (p) => `${inLine(p)}Ein Teil des Mechs selbst kann nicht nach hinten zeigen, in einer Kapsel oder einem Turm stehen oder eine Größe haben.`,
  },
  'mech-file/crowded-slot': {
    en: (p) => `${at(p)}no more than two items fit into one slot.`,
    de: (p) => `${inLine(p)}In eine Zeile passen höchstens zwei Gegenstände.`,
  },
  'mech-file/too-many-slots': {
    en: (p) => `${at(p)}${String(p['location'])} has only ${String(p['slots'])} slots.`,
    de: (p) => `${inLine(p)}${String(p['location'])} hat nur ${String(p['slots'])} Zeilen.`,
  },
  'mech-file/not-patchwork': {
    en: (p) => `${at(p)}only patchwork armour has a kind by location.`,
    de: (p) => `${inLine(p)}Nur Flickwerk-Panzerung hat eine Art je Zone.`,
  },
  'mech-file/heat-sinks-differ': {
    en: (p) => `${at(p)}${String(p['item'])} in a slot is of another kind than "${String(p['said'])}".`,
    de: (p) => `${inLine(p)}${String(p['item'])} in einer Zeile ist von anderer Art als „${String(p['said'])}“.`,
  },
  'mech-file/too-many-heat-sinks': {
    en: (p) => `${at(p)}${String(p['slotted'])} heat sinks stand in slots, but ${String(p['count'])} are counted.`,
    de: (p) => `${inLine(p)}${String(p['slotted'])} Wärmetauscher stehen in den Zeilen, gezählt sind ${String(p['count'])}.`,
  },
  'mech-file/no-name': {
    en: (p) => `${at(p)}a chassis needs a name with a letter or a digit.`,
    de: (p) => `${inLine(p)}Ein Chassis braucht einen Namen mit einem Buchstaben oder einer Ziffer.`,
  },
  'mech-file/hidden-characters': {
    en: (p) => `${at(p)}there are control characters in it, or some that turn the direction of writing.`,
    de: (p) => `${inLine(p)}Darin stehen Steuerzeichen oder solche, die die Schreibrichtung ändern.`,
  },
  'mech-file/name-too-long': {
    en: (p) => `${at(p)}a name has at most ${String(p['longest'])} characters.`,
    de: (p) => `${inLine(p)}Ein Name hat höchstens ${String(p['longest'])} Zeichen.`,
  },
  'mech-file/no-title': {
    en: (p) => `${at(p)}an assignment table begins with a title.`,
    de: (p) => `${inLine(p)}Eine Zuteilungstabelle beginnt mit einem Titel.`,
  },
  'mech-file/no-entry': {
    en: (p) => `${at(p)}an entry of an assignment table is a name, a comma and a weight.`,
    de: (p) => `${inLine(p)}Ein Eintrag einer Zuteilungstabelle ist ein Name, ein Komma und ein Gewicht.`,
  },
  'mech-file/more': {
    en: (p) => `${at(p)}${String(p['count'])} further problems are not listed.`,
    de: (p) => `${inLine(p)}${String(p['count'])} weitere Fehler sind nicht aufgeführt.`,
  },
  'mech-file/too-large': {
    en: (p) => `The file is larger than ${String(p['most'])} bytes.`,
    de: (p) => `Die Datei ist größer als ${String(p['most'])} Bytes.`,
  },
  'mech-file/line-too-long': {
    en: (p) => `The file has a line of more than ${String(p['most'])} bytes.`,
    de: (p) => `Die Datei hat eine Zeile von mehr als ${String(p['most'])} Bytes.`,
  },
  'mech-file/too-many-files': {
    en: (p) => `Here reading ended: more than ${String(p['most'])} files are not read at once.`,
    de: (p) => `Hier endete das Lesen: Mehr als ${String(p['most'])} Dateien werden nicht auf einmal gelesen.`,
  },
  'mech-file/too-much': {
    en: (p) => `Here reading ended: more than ${String(p['most'])} bytes are not read at once.`,
    de: (p) => `Hier endete das Lesen: Mehr als ${String(p['most'])} Bytes werden nicht auf einmal gelesen.`,
  },
  'mech-file/bad-path': {
    en: () => 'The name leads out of the archive, or is no name.',
    de: () => 'Der Name führt aus dem Archiv hinaus oder ist keiner.',
  },
  'mech-file/encrypted': {
    en: () => 'The file is encrypted.',
    de: () => 'Die Datei ist verschlüsselt.',
  },
  'mech-file/packed-too-tight': {
    en: (p) => `The file unpacks to more than ${String(p['most'])} times its size; no mech file does.`,
    de: (p) => `Die Datei wird beim Entpacken mehr als ${String(p['most'])}-mal so groß; das tut keine Mech-Datei.`,
  },
  'mech-file/overlapping': {
    en: () => 'The file shares bytes of the archive with another one.',
    de: () => 'Die Datei teilt sich im Archiv Bytes mit einer anderen.',
  },
  'mech-file/wrong-size': {
    en: () => 'The file is not as long as the archive says.',
    de: () => 'Die Datei ist nicht so lang, wie das Archiv sagt.',
  },
  'mech-file/damaged': {
    en: () => 'The file is damaged in the archive.',
    de: () => 'Die Datei ist im Archiv beschädigt.',
  },
  'mech-file/unknown-packing': {
    en: () => 'The file is packed in a way that is not known here.',
    de: () => 'Die Datei ist auf eine hier nicht bekannte Art gepackt.',
  },
  'mech-file/bad-archive': {
    en: () => 'This is no .zip archive, or its list of files is broken; what could be read of it was read.',
    de: () => 'Das ist kein .zip-Archiv, oder seine Dateiliste ist beschädigt; was zu lesen war, wurde gelesen.',
  },
  'mech-file/unreadable': {
    en: () => 'The file could not be read from the disk.',
    de: () => 'Die Datei war nicht vom Datenträger zu lesen.',
  },
};
