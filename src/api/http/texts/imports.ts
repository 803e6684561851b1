/** Texts of imports: files of designs and tables that are brought into a catalogue. */
import { inBoth, type Params, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const PARTS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  tons: ['tonnage', 'Tonnage'],
  tech: ['technology', 'Technologie'],
  movement: ['movement', 'Bewegung'],
  engine: ['engine', 'Reaktor'],
  gyro: ['gyro', 'Gyroskop'],
  cockpit: ['cockpit', 'Cockpit'],
  structure: ['structure', 'Struktur'],
  armor: ['armour', 'Panzerung'],
  'heat-sinks': ['heat sinks', 'Wärmetauscher'],
  equipment: ['equipment', 'Ausrüstung'],
  ammunition: ['ammunition', 'Munition'],
  bv: ['Battle Value', 'Battle Value'],
};

const parts = (params: Params, language: 0 | 1): string =>
  (Array.isArray(params['differs']) ? params['differs'] : []).map((part) => PARTS[String(part)]?.[language] ?? String(part)).join(', ');

const en = {
  'import/other-than-bundled': (p) =>
    `${String(p['design'])} comes with the server and differs (${parts(p, 0)}); a model of another name would be taken.`,
  'import/name-taken': (p) => `${String(p['design'])} is another design already (${parts(p, 0)}); a model of another name would be taken.`,
  'import/twice': (p) => `${String(p['design'])} stands in ${String(p['file'])} already, and otherwise (${parts(p, 0)}).`,
  'import/bad-name': (p) => `Its name gives no slug of 1 to ${Number(p['max'])} characters.`,
  'import/table-of-faction': (p) => `${String(p['list'])} is a faction's house list; a table of another title would be taken.`,
  'import/table-twice': (p) => `A table of this title stands in ${String(p['file'])} already.`,
  'import/more': (p) => `${Number(p['count'])} further problems of this file are not listed: the report would be too long.`,
  'import/library-full': (p) =>
    `A library has ${Number(p['limit'])} designs at the most; this one would have ${Number(p['designs'])}. Nothing was imported.`,
  'import/too-many-tables': (p) =>
    `A library has ${Number(p['most'])} tables with ${Number(p['mostEntries'])} entries at the most; this one would have ${Number(p['tables'])} with ${Number(p['entries'])}. Nothing was imported.`,
  'import/too-many': (p) => `Too many imports; the next one is possible in ${Number(p['seconds'])} seconds.`,
  'import/busy': (p) => `Others are importing just now; please try again in ${Number(p['seconds'])} seconds.`,
  'import/cut-off': 'The upload broke off.',
  'import/not-an-archive': 'The body is not a zip archive, or a damaged one.',
  'import/too-slow': 'Reading the files took too long. Nothing was imported; smaller parts may do.',
  'import/too-large': 'Reading the files needed too much memory. Nothing was imported.',
  'import/broken': 'Reading the files broke off. Nothing was imported.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'import/other-than-bundled': (p) =>
    `${String(p['design'])} gehört zum Server und ist anders (${parts(p, 1)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/name-taken': (p) => `${String(p['design'])} ist schon ein anderer Entwurf (${parts(p, 1)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/twice': (p) => `${String(p['design'])} steht schon in ${String(p['file'])}, und zwar anders (${parts(p, 1)}).`,
  'import/bad-name': (p) => `Ihr Name ergibt kein Kürzel von 1 bis ${Number(p['max'])} Zeichen.`,
  'import/table-of-faction': (p) => `${String(p['list'])} ist die Hausliste einer Fraktion; eine Tabelle mit anderem Titel würde angenommen.`,
  'import/table-twice': (p) => `Eine Tabelle dieses Titels steht schon in ${String(p['file'])}.`,
  'import/more': (p) => `${Number(p['count'])} weitere Fehler dieser Datei sind nicht aufgeführt: Der Bericht würde zu lang.`,
  'import/library-full': (p) =>
    `Eine Bibliothek hat höchstens ${Number(p['limit'])} Entwürfe; diese hätte ${Number(p['designs'])}. Nichts wurde übernommen.`,
  'import/too-many-tables': (p) =>
    `Eine Bibliothek hat höchstens ${Number(p['most'])} Tabellen mit ${Number(p['mostEntries'])} Einträgen; diese hätte ${Number(p['tables'])} mit ${Number(p['entries'])}. Nichts wurde übernommen.`,
  'import/too-many': (p) => `Zu viele Importe; der nächste ist in ${Number(p['seconds'])} Sekunden möglich.`,
  'import/busy': (p) => `Gerade importieren andere; bitte in ${Number(p['seconds'])} Sekunden noch einmal versuchen.`,
  'import/cut-off': 'Der Upload brach ab.',
  'import/not-an-archive': 'Der Rumpf ist kein Zip-Archiv oder ein beschädigtes.',
  'import/too-slow': 'Das Lesen der Dateien dauerte zu lange. Nichts wurde übernommen; mit kleineren Teilen kann es gehen.',
  'import/too-large': 'Das Lesen der Dateien brauchte zu viel Speicher. Nichts wurde übernommen.',
  'import/broken': 'Das Lesen der Dateien brach ab. Nichts wurde übernommen.',
};

export const texts: Texts = inBoth(en, de);
