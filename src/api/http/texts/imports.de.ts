/** The same in German. */
import type { Params, SameCodes } from '../../../rules/texts';
import type { en } from './imports.en';

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

const parts = (params: Params): string =>
  (Array.isArray(params['differs']) ? params['differs'] : []).map((part) => PARTS[String(part)] ?? String(part)).join(', ');

export const de: SameCodes<typeof en> = {
  'import/other-than-bundled': (p) =>
    `${String(p['design'])} gehört zum Server und ist anders (${parts(p)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/name-taken': (p) => `${String(p['design'])} ist schon ein anderer Entwurf (${parts(p)}); ein Modell mit anderem Namen würde angenommen.`,
  'import/twice': (p) => `${String(p['design'])} steht schon in ${String(p['file'])}, und zwar anders (${parts(p)}).`,
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
