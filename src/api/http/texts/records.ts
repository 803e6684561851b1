/** Texts of MegaMek's records (MM-4, MM-5): files that are none, and what in them contradicts the battle. */
import { inBoth, type Params, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const s = (p: Params, name: string): string => String(p[name]);
/** Which unit, and where in the file. */
const inEnglish = (p: Params): string => `${s(p, 'name')}, line ${s(p, 'line')}`;
const inGerman = (p: Params): string => `${s(p, 'name')}, Zeile ${s(p, 'line')}`;

const en = {
  'record/force-list': () =>
    'This is a force list (root <unit>). The record of the battle is wanted (root <record>): at the end of the game MegaMek asks whether to save the units ' +
    'that survived; say yes. It proposes the name of the player with the ending .mul, in the folder of MegaMek. ' +
    'MegaMek 0.49 does not ask who has lost everything or only watched; the record of another player is enough. Later releases ask everybody. ' +
    'The files salvage.mul and Bot_….mul among its logs are others.',
  'record/other-file': (p) =>
    `This is no record of a battle: its root is <${s(p, 'root')}>. The file (.mul, root <record>) that MegaMek saves at the end of the game is wanted.`,
  'record/empty': 'The record names no unit.',
  'record/too-many-units': (p) => `The record has more than ${s(p, 'most')} units.`,
  'record/busy': 'Records of others are being read at the moment. Try again in a few seconds.',
  'record/too-much': 'The record says more of its units than any battle can: it would take too much room.',
  'record/no-figure': (p) => `${inEnglish(p)}: <${s(p, 'element')}> has no ${s(p, 'attribute')}.`,
  'record/bad-figure': (p) =>
    `${inEnglish(p)}: <${s(p, 'element')}> says ${s(p, 'attribute')}="${s(p, 'value')}"; a figure from ${s(p, 'min')} to ${s(p, 'max')} is wanted.`,
  'record/location-twice': (p) => `${inEnglish(p)}: location ${s(p, 'index')} stands there twice.`,
  'record/slot-twice': (p) => `${inEnglish(p)}: slot ${s(p, 'slot')} stands there twice.`,
  'record/unknown-location': (p) => `${inEnglish(p)}: a mech has no location ${s(p, 'index')}.`,
  'record/armor-beyond-design': (p) => `${inEnglish(p)}: ${s(p, 'points')} points of armour in ${s(p, 'location')}; the design has ${s(p, 'max')}.`,
  'record/structure-beyond-design': (p) =>
    `${inEnglish(p)}: ${s(p, 'points')} points of structure in ${s(p, 'location')}; the design has ${s(p, 'max')}.`,
  'record/no-such-slot': (p) => `${inEnglish(p)}: ${s(p, 'location')} has no slot ${s(p, 'slot')}, only ${s(p, 'slots')}.`,
  'record/unknown-equipment': (p) => `${inEnglish(p)}: nobody knows the equipment “${s(p, 'type')}” in ${s(p, 'location')}, slot ${s(p, 'slot')}.`,
  'record/other-equipment': (p) => `${inEnglish(p)}: the design has no “${s(p, 'type')}” in ${s(p, 'location')}, slot ${s(p, 'slot')}.`,
  'record/other-ammunition': (p) =>
    `${inEnglish(p)}: the bin in ${s(p, 'location')}, slot ${s(p, 'slot')}, was loaded with “${s(p, 'type')}” in MegaMek; in the campaign it holds ` +
    `${s(p, 'item')}. ${s(p, 'shots')} shots of that count as left.`,
  'record/shots-beyond-bin': (p) =>
    `${inEnglish(p)}: ${s(p, 'shots')} shots in ${s(p, 'location')}, slot ${s(p, 'slot')}; a full bin has ${s(p, 'max')}.`,
  'record/unknown-unit': (p) =>
    `${inEnglish(p)}: the unit is not in this battle. Units are known by the ids in the force lists of the battle’s archive.`,
  'record/unit-twice': (p) => `${inEnglish(p)}: the unit is there twice.`,
  'record/other-design': (p) => `${inEnglish(p)}: the record has a ${s(p, 'design')} under the id of this unit.`,
  'record/other-side': (p) => `The record was saved by side ${s(p, 'side')}; whoever fights on it hands it in, or the game master.`,
  'record/side-twice': (p) =>
    p['side'] === null
      ? 'Two of the files are records of somebody who only watched; one is wanted.'
      : `Two of the files are records of side ${s(p, 'side')}; one is wanted.`,
  'record/open': 'This is still open.',
  'record/nothing-sent': 'Neither a record nor answers were sent.',
  'record/too-many-files': (p) => `At most ${s(p, 'most')} files can be sent at once.`,
  'record/not-a-form': 'The form cannot be read: records are sent as multipart/form-data, answers as JSON in its field “answers”.',
  'shape/not-an-answer': 'A text, a whole number or null is wanted.',
  'shape/too-many': 'That is more than can be read at once.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
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
  'record/no-figure': (p) => `${inGerman(p)}: Bei <${s(p, 'element')}> fehlt ${s(p, 'attribute')}.`,
  'record/bad-figure': (p) =>
    `${inGerman(p)}: <${s(p, 'element')}> nennt ${s(p, 'attribute')}="${s(p, 'value')}"; gesucht ist eine Zahl von ${s(p, 'min')} bis ${s(p, 'max')}.`,
  'record/location-twice': (p) => `${inGerman(p)}: Die Zone ${s(p, 'index')} steht zweimal da.`,
  'record/slot-twice': (p) => `${inGerman(p)}: Der Platz ${s(p, 'slot')} steht zweimal da.`,
  'record/unknown-location': (p) => `${inGerman(p)}: Ein Mech hat keine Zone ${s(p, 'index')}.`,
  'record/armor-beyond-design': (p) => `${inGerman(p)}: ${s(p, 'points')} Punkte Panzerung in ${s(p, 'location')}; der Entwurf hat ${s(p, 'max')}.`,
  'record/structure-beyond-design': (p) =>
    `${inGerman(p)}: ${s(p, 'points')} Punkte Struktur in ${s(p, 'location')}; der Entwurf hat ${s(p, 'max')}.`,
  'record/no-such-slot': (p) => `${inGerman(p)}: ${s(p, 'location')} hat keinen Platz ${s(p, 'slot')}, nur ${s(p, 'slots')}.`,
  'record/unknown-equipment': (p) => `${inGerman(p)}: Die Ausrüstung „${s(p, 'type')}“ in ${s(p, 'location')}, Platz ${s(p, 'slot')}, kennt niemand.`,
  'record/other-equipment': (p) => `${inGerman(p)}: Der Entwurf hat in ${s(p, 'location')}, Platz ${s(p, 'slot')}, kein „${s(p, 'type')}“.`,
  'record/other-ammunition': (p) =>
    `${inGerman(p)}: Der Behälter in ${s(p, 'location')}, Platz ${s(p, 'slot')}, wurde in MegaMek mit „${s(p, 'type')}“ geladen; in der Kampagne enthält ` +
    `er ${s(p, 'item')}. Davon gelten ${s(p, 'shots')} Schuss als übrig.`,
  'record/shots-beyond-bin': (p) =>
    `${inGerman(p)}: ${s(p, 'shots')} Schuss in ${s(p, 'location')}, Platz ${s(p, 'slot')}; voll sind es ${s(p, 'max')}.`,
  'record/unknown-unit': (p) =>
    `${inGerman(p)}: Die Einheit ist nicht in diesem Gefecht. Erkannt werden Einheiten an den Kennungen aus den Einheitenlisten im Archiv des Gefechts.`,
  'record/unit-twice': (p) => `${inGerman(p)}: Die Einheit steht zweimal da.`,
  'record/other-design': (p) => `${inGerman(p)}: Der Bericht führt unter der Kennung dieser Einheit ${s(p, 'design')}.`,
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

export const texts: Texts = inBoth(en, de);
