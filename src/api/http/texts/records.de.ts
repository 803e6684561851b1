/** The same in German. */
import type { Params, SameCodes } from '../../../rules/texts';
import type { en } from './records.en';

const s = (p: Params, name: string): string => String(p[name]);
/** Which unit, and where in the file. */
const at = (p: Params): string => `${s(p, 'name')}, Zeile ${s(p, 'line')}`;

export const de: SameCodes<typeof en> = {
  'record/force-list': () =>
    'Das ist eine Einheitenliste (Wurzel <unit>). Gesucht ist der Bericht vom Gefecht (Wurzel <record>): Am Ende der Partie fragt MegaMek, ob die überlebenden ' +
    'Einheiten gespeichert werden sollen; sagen Sie ja. Es schlägt den Namen des Spielers mit der Endung .mul vor, im Ordner von MegaMek. ' +
    'MegaMek 0.49 fragt nicht, wer alles verloren oder nur zugesehen hat; dann genügt der Bericht eines anderen. Spätere Versionen fragen alle. ' +
    'Die Dateien salvage.mul und Bot_….mul bei seinen Protokollen sind andere.',
  'record/other-file': (p) =>
    `Das ist kein Bericht von einem Gefecht: Die Wurzel ist <${s(p, 'root')}>. Gesucht ist die Datei (.mul, Wurzel <record>), die MegaMek am Ende der Partie speichert.`,
  'record/empty': 'Der Bericht nennt keine Einheit.',
  'record/too-many-units': (p) => `Der Bericht hat mehr als ${s(p, 'most')} Einheiten.`,
  'record/busy': 'Gerade werden Berichte anderer gelesen. Bitte in einigen Sekunden noch einmal.',
  'record/too-much': 'Der Bericht sagt mehr über seine Einheiten, als in einem Gefecht sein kann: Er würde zu viel Platz brauchen.',
  'record/no-figure': (p) => `${at(p)}: Bei <${s(p, 'element')}> fehlt ${s(p, 'attribute')}.`,
  'record/bad-figure': (p) =>
    `${at(p)}: <${s(p, 'element')}> nennt ${s(p, 'attribute')}="${s(p, 'value')}"; gesucht ist eine Zahl von ${s(p, 'min')} bis ${s(p, 'max')}.`,
  'record/location-twice': (p) => `${at(p)}: Die Zone ${s(p, 'index')} steht zweimal da.`,
  'record/slot-twice': (p) => `${at(p)}: Der Platz ${s(p, 'slot')} steht zweimal da.`,
  'record/unknown-location': (p) => `${at(p)}: Ein Mech hat keine Zone ${s(p, 'index')}.`,
  'record/armor-beyond-design': (p) => `${at(p)}: ${s(p, 'points')} Punkte Panzerung in ${s(p, 'location')}; der Entwurf hat ${s(p, 'max')}.`,
  'record/structure-beyond-design': (p) => `${at(p)}: ${s(p, 'points')} Punkte Struktur in ${s(p, 'location')}; der Entwurf hat ${s(p, 'max')}.`,
  'record/no-such-slot': (p) => `${at(p)}: ${s(p, 'location')} hat keinen Platz ${s(p, 'slot')}, nur ${s(p, 'slots')}.`,
  'record/unknown-equipment': (p) => `${at(p)}: Die Ausrüstung „${s(p, 'type')}“ in ${s(p, 'location')}, Platz ${s(p, 'slot')}, kennt niemand.`,
  'record/other-equipment': (p) => `${at(p)}: Der Entwurf hat in ${s(p, 'location')}, Platz ${s(p, 'slot')}, kein „${s(p, 'type')}“.`,
  'record/other-ammunition': (p) =>
    `${at(p)}: Der Behälter in ${s(p, 'location')}, Platz ${s(p, 'slot')}, wurde in MegaMek mit „${s(p, 'type')}“ geladen; in der Kampagne enthält ` +
    `er ${s(p, 'item')}. Davon gelten ${s(p, 'shots')} Schuss als übrig.`,
  'record/shots-beyond-bin': (p) => `${at(p)}: ${s(p, 'shots')} Schuss in ${s(p, 'location')}, Platz ${s(p, 'slot')}; voll sind es ${s(p, 'max')}.`,
  'record/unknown-unit': (p) =>
    `${at(p)}: Die Einheit ist nicht in diesem Gefecht. Erkannt werden Einheiten an den Kennungen aus den Einheitenlisten im Archiv des Gefechts.`,
  'record/unit-twice': (p) => `${at(p)}: Die Einheit steht zweimal da.`,
  'record/other-design': (p) => `${at(p)}: Der Bericht führt unter der Kennung dieser Einheit ${s(p, 'design')}.`,
  'record/other-side': (p) => `Der Bericht stammt von Seite ${s(p, 'side')}; einreichen kann ihn, wer dort kämpft, oder die Spielleitung.`,
  'record/side-twice': (p) =>
    p['side'] === null
      ? 'Zwei der Dateien sind Berichte von jemandem, der nur zugesehen hat; gesucht ist einer.'
      : `Zwei der Dateien sind Berichte der Seite ${s(p, 'side')}; gesucht ist einer.`,
  'record/open': 'Das ist noch offen.',
  'record/nothing-sent': 'Weder ein Bericht noch Antworten wurden geschickt.',
  'record/too-many-files': (p) => `Höchstens ${s(p, 'most')} Dateien können auf einmal geschickt werden.`,
  'record/not-a-form':
    'Das Formular ist nicht lesbar: Berichte werden als multipart/form-data geschickt, Antworten als JSON in dessen Feld „answers“.',
  'shape/not-an-answer': 'Gesucht ist ein Text, eine ganze Zahl oder null.',
  'shape/too-many': 'Das ist mehr, als auf einmal gelesen werden kann.',
};
