/**
 * What becomes of the files of an import: added, known already, or refused because their name means another
 * mech.
 */
import { violation } from '../../kernel';
import type { FileRefusal, Reading, ReadDesign, ReadTable, ReadTableEntry } from './import-ports';
import type { ImportReport, ImportedDesignShape, ImportedTableShape } from './design-libraries';
import { type Present, sortDesigns } from './sort-designs';

export interface Sorted {
  readonly designs: readonly ReadDesign[];
  readonly tables: readonly ReadTable[];
  readonly report: ImportReport;
}

const sortTables = (reading: Reading, present: Present, hasDesign: (slug: string) => boolean) => {
  const inImport = new Set(reading.tables.map(({ list }) => list));
  const known = ({ kind, slug }: ReadTableEntry): boolean =>
    kind === 'design' ? hasDesign(slug) : inImport.has(slug) || present.hasTable(slug);
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
  const refusals = [...reading.refusals, ...designs.refusals, ...tables.refusals].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : 0,
  );
  const refused = new Set(refusals.map(({ file }) => file));
  const count = (state: ImportedDesignShape['state']): number =>
    designs.shapes.filter((one) => one.state === state).length;
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
