/** What becomes of the files of an import: added, known already, or refused because their name means another mech. */
import type { ImportReport, ImportedDesignShape } from './import-report';
import type { Reading, ReadDesign, ReadTable } from './import-reading';
import type { Present } from './present-library';
import { sortDesigns } from './sort-designs';
import { sortTables } from './sort-tables';

export interface Sorted {
  readonly designs: readonly ReadDesign[];
  readonly tables: readonly ReadTable[];
  readonly report: ImportReport;
}

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
