/** Which designs of an import are added, and why the others are not. */
import type { MechPart } from '../../catalog';
import { violation, type Violation } from '../../kernel';
import type { FileRefusal, Reading, ReadDesign, ReadTable } from './import-ports';
import type { ImportedDesignShape } from './design-libraries';

/** What is there already. */
export interface Present {
  /**
   * In what a design of that slug differs from the one that was read; empty: in nothing; null: there is none.
   */
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

const otherMech = (
  code: 'import/other-than-bundled' | 'import/name-taken',
  { design }: ReadDesign,
  differs: readonly MechPart[],
): Violation => violation(code, null, '', { design, differs });

/** Null: nothing is against it; empty: it is known. */
const against = (
  read: ReadDesign,
  present: Present,
  before: ReadDesign | undefined,
): readonly Violation[] | null => {
  if (before !== undefined) {
    const differs = present.between(before, read);
    return differs.length === 0
      ? []
      : [violation('import/twice', null, '', { design: read.design, differs, file: before.file })];
  }
  if (read.bundled !== null)
    return read.bundled.length === 0 ? [] : [otherMech('import/other-than-bundled', read, read.bundled)];
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
