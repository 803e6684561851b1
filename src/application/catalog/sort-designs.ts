/** What becomes of the designs of an import: added, known already, or refused because their name means another mech. */
import type { MechPart } from '../../catalog';
import { type Violation, violation } from '../../kernel';
import type { FileRefusal, ReadDesign, Reading } from './import-reading';
import type { ImportedDesignShape } from './import-report';
import type { Present } from './present-library';

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

export const sortDesigns = (reading: Reading, present: Present) => {
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
