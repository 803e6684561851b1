/** Texts of imports: files of designs and tables that are brought into a catalogue: in English. */
import type { Params, Wordings } from '../../../rules/texts';

const PARTS: Readonly<Record<string, string>> = {
  tons: 'tonnage',
  tech: 'technology',
  movement: 'movement',
  engine: 'engine',
  gyro: 'gyro',
  cockpit: 'cockpit',
  structure: 'structure',
  armor: 'armour',
  'heat-sinks': 'heat sinks',
  equipment: 'equipment',
  ammunition: 'ammunition',
  bv: 'Battle Value',
};

const parts = (params: Params): string =>
  (Array.isArray(params['differs']) ? params['differs'] : []).map((part) => PARTS[String(part)] ?? String(part)).join(', ');

export const en = {
  'import/other-than-bundled': (p) =>
    `${String(p['design'])} comes with the server and differs (${parts(p)}); a model of another name would be taken.`,
  'import/name-taken': (p) => `${String(p['design'])} is another design already (${parts(p)}); a model of another name would be taken.`,
  'import/twice': (p) => `${String(p['design'])} stands in ${String(p['file'])} already, and otherwise (${parts(p)}).`,
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
