/** What becomes of the tables of an import: added, known already, or refused because their name is taken. */
import { violation } from '../../kernel';
import type { FileRefusal, Reading, ReadTable, ReadTableEntry } from './import-reading';
import type { ImportedTableShape } from './import-report';
import type { Present } from './present-library';

export const sortTables = (reading: Reading, present: Present, hasDesign: (slug: string) => boolean) => {
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
