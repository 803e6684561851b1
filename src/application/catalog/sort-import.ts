/** What becomes of the files of an import: added, known already, or refused because their name means another mech. */
import type { MechPart } from '../../catalog';
import { violation, type Violation } from '../../kernel';
import type {
  FileRefusal,
  ImportReport,
  ImportedDesignShape,
  ImportedTableShape,
  Reading,
  ReadDesign,
  ReadTable,
  ReadTableEntry,
} from './import-ports';

/** What is there already. */
export interface Present {
  /** In what a design of that slug differs from the one that was read; empty: in nothing; null: there is none. */
  design(read: ReadDesign): readonly MechPart[] | null;
  /** In what two designs of one import differ. */
  between(one: ReadDesign, other: ReadDesign): readonly MechPart[];
  /** Whether the library has the table, and with the same entries. */
  table(read: ReadTable): 'same' | 'other' | null;
  /** Whether the library has any table of that slug. */
  hasTable(list: string): boolean;
  /** Whether it is a faction's id, whose house list stands. */
  isFaction(list: string): boolean;
  /** Whether there is such a design, before the import. */
  hasDesign(slug: string): boolean;
}

export interface Sorted {
  readonly designs: readonly ReadDesign[];
  readonly tables: readonly ReadTable[];
  readonly report: ImportReport;
}

const otherMech = (code: string, { design }: ReadDesign, differs: readonly MechPart[], params: object = {}): Violation =>
  violation(code, null, '', { design, differs, ...params });

/** Null: nothing is against it; empty: it is known. */
const against = (read: ReadDesign, present: Present, before: ReadDesign | undefined): readonly Violation[] | null => {
  if (before !== undefined) {
    const differs = present.between(before, read);
    return differs.length === 0 ? [] : [otherMech('import/twice', read, differs, { file: before.file })];
  }
  if (read.bundled !== null) return read.bundled.length === 0 ? [] : [otherMech('import/other-than-bundled', read, read.bundled)];
  const differs = present.design(read);
  if (differs === null) return null;
  return differs.length === 0 ? [] : [otherMech('import/name-taken', read, differs)];
};

const sortDesigns = (reading: Reading, present: Present) => {
  const seen = new Map<string, ReadDesign>();
  const added: ReadDesign[] = [];
  const shapes: ImportedDesignShape[] = [];
  const refusals: FileRefusal[] = [];
  for (const read of reading.designs) {
    const { design, name, file, bv } = read;
    const violations = against(read, present, seen.get(design));
    if (violations !== null && violations.length > 0) {
      refusals.push({ file, violations });
      continue;
    }
    shapes.push({ design, name, file, bv, state: violations === null ? 'added' : 'known' });
    if (violations === null) added.push(read);
    if (!seen.has(design)) seen.set(design, read);
  }
  return { added, shapes, refusals };
};

const sortTables = (reading: Reading, present: Present, hasDesign: (slug: string) => boolean) => {
  const inImport = new Set(reading.tables.map(({ list }) => list));
  const known = ({ kind, slug }: ReadTableEntry): boolean => (kind === 'design' ? hasDesign(slug) : inImport.has(slug) || present.hasTable(slug));
  const seen = new Map<string, string>();
  const added: ReadTable[] = [];
  const shapes: ImportedTableShape[] = [];
  const refusals: FileRefusal[] = [];
  for (const read of reading.tables) {
    const { list, title, file, entries } = read;
    const before = seen.get(list);
    if (before !== undefined || present.isFaction(list)) {
      const wrong =
        before === undefined
          ? violation('import/table-of-faction', null, '', { list })
          : violation('import/table-twice', null, '', { list, file: before });
      refusals.push({ file, violations: [wrong] });
      continue;
    }
    seen.set(list, file);
    const there = present.table(read);
    if (there !== 'same') added.push(read);
    const unresolved = [...new Set(entries.flatMap((entry) => (known(entry) ? [] : [entry.name])))];
    shapes.push({
      list,
      title,
      file,
      entries: entries.length,
      state: there === null ? 'added' : there === 'same' ? 'known' : 'replaced',
      unresolved,
    });
  }
  return { added, shapes, refusals };
};

/** Goes by the files' order: of two that say different things under one name, the first counts. */
export const sortImport = (reading: Reading, present: Present): Sorted => {
  const designs = sortDesigns(reading, present);
  const inImport = new Set(designs.added.map(({ design }) => design));
  const tables = sortTables(reading, present, (slug) => inImport.has(slug) || present.hasDesign(slug));
  const refusals = [...reading.refusals, ...designs.refusals, ...tables.refusals].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const refused = new Set(refusals.map(({ file }) => file));
  const count = (state: ImportedDesignShape['state']): number => designs.shapes.filter((one) => one.state === state).length;
  const report: ImportReport = {
    read: reading.designs.length + reading.tables.length + reading.refusals.length,
    added: count('added'),
    known: count('known'),
    refused: refusals.length,
    designs: designs.shapes,
    tables: tables.shapes,
    refusals,
    notes: (reading.notes ?? []).filter(({ file }) => !refused.has(file)),
  };
  return { designs: designs.added, tables: tables.added, report };
};
