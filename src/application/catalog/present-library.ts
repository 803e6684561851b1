/** What is there before an import, as far as the import has to know it. */
import type { MechPart } from '../../catalog';
import type { ReadDesign, ReadTable } from './import-reading';

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
