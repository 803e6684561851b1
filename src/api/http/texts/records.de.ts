/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './records.en';

/** Which unit, and where in the file. */
const at = (p: { readonly name: string; readonly line: number }): string => `${p.name}, Zeile ${p.line}`;

const { count, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'record/force-list': () =>
    'Das ist eine Einheitenliste (Wurzel <unit>). Gesucht ist der Bericht vom Gefecht (Wurzel <record>): Am Ende der Partie fragt MegaMek, ob die überlebenden ' +
    'Einheiten gespeichert werden sollen; sag ja. Es schlägt den Namen des Spielers mit der Endung .mul vor, im Ordner von MegaMek. ' +
    'MegaMek 0.49 fragt nicht, wer alles verloren oder nur zugesehen hat; dann genügt der Bericht eines anderen. Spätere Versionen fragen alle. ' +
    'Die Dateien salvage.mul und Bot_….mul bei seinen Protokollen sind andere.',
  'record/other-file': (p) =>
    `Das ist kein Bericht von einem Gefecht: Die Wurzel ist <${p.root}>. Gesucht ist die Datei (.mul, Wurzel <record>), die MegaMek am Ende der Partie speichert.`,
  'record/empty': 'Der Bericht nennt keine Einheit.',
  'record/too-many-units': (p) => `Der Bericht hat mehr als ${number(p.most)} Einheiten.`,
  'record/busy': 'Gerade werden Berichte anderer gelesen. Versuch es in einigen Sekunden noch einmal.',
  'record/too-much':
    'Der Bericht sagt mehr über seine Einheiten, als in einem Gefecht sein kann: Er würde zu viel Platz brauchen.',
  'record/no-figure': (p) => `${at(p)}: Bei <${p.element}> fehlt ${p.attribute}.`,
  'record/bad-figure': (p) =>
    `${at(p)}: <${p.element}> nennt für ${p.attribute} „${p.value}“; gesucht ist eine Zahl von ${number(p.min)} bis ${number(p.max)}.`,
  'record/location-twice': (p) => `${at(p)}: Die Zone ${p.index} steht zweimal da.`,
  'record/slot-twice': (p) => `${at(p)}: Der Platz ${p.slot} steht zweimal da.`,
  'record/unknown-location': (p) => `${at(p)}: Ein Mech hat keine Zone ${p.index}.`,
  'record/armor-beyond-design': (p) =>
    `${at(p)}: ${count(p.points, 'Punkt', 'Punkte')} Panzerung in ${p.location}; das Modell hat ${number(p.max)}.`,
  'record/structure-beyond-design': (p) =>
    `${at(p)}: ${count(p.points, 'Punkt', 'Punkte')} Struktur in ${p.location}; das Modell hat ${number(p.max)}.`,
  'record/no-such-slot': (p) => `${at(p)}: ${p.location} hat keinen Platz ${p.slot}, nur ${number(p.slots)}.`,
  'record/unknown-equipment': (p) =>
    `${at(p)}: Die Ausrüstung „${p.type}“ in ${p.location}, Platz ${p.slot}, ist nicht bekannt.`,
  'record/other-equipment': (p) =>
    `${at(p)}: Das Modell hat in ${p.location}, Platz ${p.slot}, kein „${p.type}“.`,
  'record/other-ammunition': (p) =>
    `${at(p)}: Der Behälter in ${p.location}, Platz ${p.slot}, wurde in MegaMek mit „${p.type}“ geladen; in der Kampagne enthält ` +
    `er ${p.item}. Davon gelten ${number(p.shots)} Schuss als übrig.`,
  'record/shots-beyond-bin': (p) =>
    `${at(p)}: ${number(p.shots)} Schuss in ${p.location}, Platz ${p.slot}; voll sind es ${number(p.max)}.`,
  'record/unknown-unit': (p) =>
    `${at(p)}: Die Einheit ist nicht in diesem Gefecht. Erkannt werden Einheiten an den Kennungen aus den Einheitenlisten im Archiv des Gefechts.`,
  'record/unit-twice': (p) => `${at(p)}: Die Einheit steht zweimal da.`,
  'record/other-design': (p) => `${at(p)}: Der Bericht führt unter der Kennung dieser Einheit ${p.design}.`,
  'record/other-side': (p) =>
    `Der Bericht stammt von Seite ${p.side}; abgeben kann ihn, wer dort kämpft, oder die Spielleitung.`,
  'record/side-twice': (p) =>
    p.side === null
      ? 'Zwei der Dateien sind Berichte von jemandem, der nur zugesehen hat; gesucht ist einer.'
      : `Zwei der Dateien sind Berichte der Seite ${p.side}; gesucht ist einer.`,
  'record/not-understood': (p) =>
    `Der Bericht enthält <${p.element}> in <${p.within}> (${number(p.count)} ×, zuerst in Zeile ${p.line}); das ist hier nicht bekannt. Es blieb außer Acht: Prüfe selbst, ob es zählt.`,
  'record/open': 'Das ist noch offen.',
  'record/nothing-sent': 'Weder ein Bericht noch Antworten wurden geschickt.',
  'record/too-many-files': (p) => `Höchstens ${number(p.most)} Dateien können auf einmal geschickt werden.`,
  'record/not-a-form':
    'Das Formular ist nicht lesbar: Berichte werden als multipart/form-data geschickt, Antworten als JSON in dessen Feld „answers“.',
  'shape/not-an-answer': 'Gesucht ist ein Text, eine ganze Zahl oder null.',
  'shape/too-many': 'Das ist mehr, als auf einmal gelesen werden kann.',
};
