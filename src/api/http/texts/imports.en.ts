/** Texts of imports: files of designs and tables that are brought into a catalogue: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { count, list, number, wait } = formats.en;

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

const parts = (p: { readonly differs: readonly string[] }): string =>
  list(p.differs.map((part) => PARTS[part] ?? part));

export const en = {
  'import/other-than-bundled': (p: { readonly design: string; readonly differs: readonly string[] }) =>
    `${p.design} comes with the server and differs (${parts(p)}); a model of another name would be taken.`,
  'import/name-taken': (p: { readonly design: string; readonly differs: readonly string[] }) =>
    `${p.design} is another design already (${parts(p)}); a model of another name would be taken.`,
  'import/twice': (p: {
    readonly design: string;
    readonly file: string;
    readonly differs: readonly string[];
  }) => `${p.file} has ${p.design} already, and it differs (${parts(p)}).`,
  'import/bad-name': (p: { readonly max: number }) =>
    `Its name gives no slug of 1 to ${number(p.max)} characters.`,
  'import/table-of-faction': (p: { readonly list: string }) =>
    `${p.list} is a faction’s house list; a table of another title would be taken.`,
  'import/table-twice': (p: { readonly file: string }) =>
    `A table of this title stands in ${p.file} already.`,
  'import/more': (p: { readonly count: number }) =>
    `${count(p.count, 'further problem of this file is', 'further problems of this file are')} not listed: the report would be too long.`,
  'import/library-full': (p: { readonly limit: number; readonly designs: number }) =>
    `A library has ${number(p.limit)} designs at the most; this one would have ${number(p.designs)}. Nothing was imported.`,
  'import/board-name': (p: { readonly most: number }) =>
    `The file’s name must have letters or digits, and at most ${number(p.most)} characters: it is the sheet’s name.`,
  'import/board-size': (p: { readonly columns: number; readonly rows: number }) =>
    `The file has ${number(p.columns)} × ${number(p.rows)} hexes; a map sheet has 16 × 17.`,
  'import/board-long': (p: { readonly most: number }) =>
    `A map sheet’s file has at most ${number(p.most)} characters.`,
  'import/board-twice': (p: { readonly file: string }) =>
    `${p.file} has the same name: rename one of the two.`,
  'import/boards-full': (p: { readonly limit: number; readonly boards: number }) =>
    `A library has ${number(p.limit)} map sheets at the most; this one would have ${number(p.boards)}. Nothing was imported.`,
  'import/too-many-tables': (p: {
    readonly most: number;
    readonly mostEntries: number;
    readonly tables: number;
    readonly entries: number;
  }) =>
    `A library has ${number(p.most)} tables with ${number(p.mostEntries)} entries at the most; this one would have ${number(p.tables)} with ${number(p.entries)}. Nothing was imported.`,
  'import/too-many': (p: { readonly seconds: number }) =>
    `Too many imports; the next one is possible in ${wait(p.seconds)}.`,
  'import/busy': (p: { readonly seconds: number }) =>
    `Others are importing just now: try again in ${wait(p.seconds)}.`,
  'import/cut-off': 'The upload broke off.',
  'import/not-an-archive': 'The body is no zip archive, or it is damaged.',
  'import/too-slow': 'Reading the files took too long. Nothing was imported; smaller parts may do.',
  'import/too-large': 'Reading the files needed too much memory. Nothing was imported.',
  'import/broken': 'Reading the files broke off. Nothing was imported.',
} satisfies English;
