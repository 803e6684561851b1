/**
 * Reads all files of an import into what a library stores; in whatever thread or command it runs, the outcome
 * is the same.
 */
import type {
  FileNotes,
  FileRefusal,
  Reading,
  ReadDesign,
  ReadTable,
} from '../../application/catalog/import-ports';
import type { MechFile } from '../../application/catalog/mech-file-source';
import { readMechFiles, type MechFileProgress } from '../../application/catalog/read-mech-files';
import { type AssignmentTable, type Catalog, slug } from '../../catalog';
import { violation } from '../../kernel';
import { readDesignOf } from './read-design';
import { ToldViolations } from './told-violations';

/** Longer ones cannot be named in orders. */
const LONGEST_SLUG = 100;

const readTableOf = (file: string, { title, entries }: AssignmentTable): ReadTable => ({
  list: slug(title),
  title,
  file,
  entries: entries.map(({ kind, name, weight }) => ({ kind, name, slug: slug(name), weight })),
});

const isName = (text: string): boolean => text.length > 0 && text.length <= LONGEST_SLUG;
const badName = (file: string): FileRefusal => ({
  file,
  violations: [violation('import/bad-name', null, '', { max: LONGEST_SLUG })],
});

/** `onProgress` is told of every file; `told` bounds what the refusals say. */
export const readAll = async (
  bundled: Catalog,
  files: AsyncIterable<MechFile> | Iterable<MechFile>,
  onProgress: (outcome: MechFileProgress) => void = () => undefined,
  told: ToldViolations = new ToldViolations(),
): Promise<Reading> => {
  const designs: ReadDesign[] = [];
  const tables: ReadTable[] = [];
  const refusals: FileRefusal[] = [];
  const notes: FileNotes[] = [];
  for await (const outcome of readMechFiles(files, bundled.item)) {
    const { file } = outcome;
    if (outcome.kind === 'refused') refusals.push({ file, violations: told.of(outcome.violations) });
    else if (outcome.kind === 'table') {
      const table = readTableOf(file, outcome.table);
      if (isName(table.list)) tables.push(table);
      else refusals.push(badName(file));
    } else if (isName(outcome.document.design.slug)) {
      designs.push(readDesignOf(bundled, file, outcome.document));
      if (outcome.notes.length > 0) notes.push({ file, notes: told.of(outcome.notes) });
    } else refusals.push(badName(file));
    onProgress(outcome);
  }
  return { designs, tables, refusals, notes };
};
