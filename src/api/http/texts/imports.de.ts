/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './imports.en';

const { count, list, number, wait } = formats.de;

const PARTS: Readonly<Record<string, string>> = {
  tons: 'Tonnage',
  tech: 'Technologie',
  movement: 'Bewegung',
  engine: 'Reaktor',
  gyro: 'Gyroskop',
  cockpit: 'Cockpit',
  structure: 'Struktur',
  armor: 'Panzerung',
  'heat-sinks': 'Wärmetauscher',
  equipment: 'Ausrüstung',
  ammunition: 'Munition',
  bv: 'Battle Value',
};

const parts = (p: { readonly differs: readonly string[] }): string =>
  list(p.differs.map((part) => PARTS[part] ?? part));

export const de: SameTexts<typeof en> = {
  'import/other-than-bundled': (p) =>
    `${p.design} gehört zum Server und ist anders (${parts(p)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/name-taken': (p) =>
    `${p.design} ist schon ein anderes Modell (${parts(p)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/twice': (p) => `${p.design} steht schon in ${p.file}, und zwar anders (${parts(p)}).`,
  'import/bad-name': (p) => `Der Name ergibt kein Kürzel von 1 bis ${number(p.max)} Zeichen.`,
  'import/table-of-faction': (p) =>
    `${p.list} ist die Hausliste einer Fraktion; eine Tabelle mit anderem Titel würde angenommen.`,
  'import/table-twice': (p) => `Eine Tabelle dieses Titels steht schon in ${p.file}.`,
  'import/more': (p) =>
    `${count(p.count, 'weiterer Fehler dieser Datei ist', 'weitere Fehler dieser Datei sind')} nicht aufgeführt: Der Bericht würde zu lang.`,
  'import/library-full': (p) =>
    `Eine Bibliothek hat höchstens ${number(p.limit)} Modelle; diese hätte ${number(p.designs)}. Nichts wurde übernommen.`,
  'import/board-name': (p) =>
    `Der Name der Datei braucht Buchstaben oder Ziffern und hat höchstens ${number(p.most)} Zeichen: So heißt das Kartenblatt.`,
  'import/board-size': (p) =>
    `Die Datei hat ${number(p.columns)} × ${number(p.rows)} Felder; ein Kartenblatt hat 16 × 17.`,
  'import/board-long': (p) => `Die Datei eines Kartenblatts hat höchstens ${number(p.most)} Zeichen.`,
  'import/board-twice': (p) => `${p.file} hat denselben Namen: Benenne eine der beiden um.`,
  'import/boards-full': (p) =>
    `Eine Bibliothek hat höchstens ${number(p.limit)} Kartenblätter; diese hätte ${number(p.boards)}. Nichts wurde übernommen.`,
  'import/too-many-tables': (p) =>
    `Eine Bibliothek hat höchstens ${number(p.most)} Tabellen mit ${number(p.mostEntries)} Einträgen; diese hätte ${number(p.tables)} mit ${number(p.entries)}. Nichts wurde übernommen.`,
  'import/too-many': (p) => `Zu viele Importe; der nächste ist in ${wait(p.seconds)} möglich.`,
  'import/busy': (p) => `Gerade importieren andere. Versuch es in ${wait(p.seconds)} noch einmal.`,
  'import/cut-off': 'Der Upload brach ab.',
  'import/not-an-archive': 'Der Rumpf ist kein Zip-Archiv, oder es ist beschädigt.',
  'import/too-slow':
    'Das Lesen der Dateien dauerte zu lange. Nichts wurde übernommen; mit kleineren Teilen kann es gehen.',
  'import/too-large': 'Das Lesen der Dateien brauchte zu viel Speicher. Nichts wurde übernommen.',
  'import/broken': 'Das Lesen der Dateien brach ab. Nichts wurde übernommen.',
};
