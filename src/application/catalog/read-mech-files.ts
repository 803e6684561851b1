/**
 * Reads files of designs and tables one after another: understood, checked for legality and valued, or
 * refused with all that is wrong.
 */
import {
  type AssignmentTable,
  constructionNotes,
  constructionViolations,
  decodeText,
  type Item,
  type ItemId,
  type MtfDocument,
  readAssignmentTable,
  readMtf,
} from '../../catalog';
import type { Violation } from '../../kernel';
import { TABLE_FILE, type MechFile } from './mech-file-source';

export type MechFileOutcome =
  | {
      readonly kind: 'design';
      readonly file: string;
      readonly document: MtfDocument;
      /** What is odd about the file or the design, and forbids nothing; lines first. */
      readonly notes: readonly Violation[];
    }
  | { readonly kind: 'table'; readonly file: string; readonly table: AssignmentTable }
  | {
      readonly kind: 'refused';
      readonly file: string;
      /**
       * At least one; those of a line have its pointer (`/lines/<n>`), those of construction point into the
       * design.
       */
      readonly violations: readonly Violation[];
      /** Of a file that is understood but not legal; its Battle Value stands. Null: it could not be read. */
      readonly document: MtfDocument | null;
    };

/** `done`: how many files were looked at, this one with them. */
export type MechFileProgress = MechFileOutcome & { readonly done: number };

type Lookup = (id: ItemId) => Item | null;

const outcomeOf = (from: MechFile, lookup: Lookup): MechFileOutcome => {
  const { file } = from;
  if (from.kind === 'refused') return { ...from, document: null };
  const text = decodeText(from.bytes);
  if (file.toLowerCase().endsWith(TABLE_FILE)) {
    const table = readAssignmentTable(text);
    return table.ok
      ? { kind: 'table', file, table: table.value }
      : { kind: 'refused', file, violations: table.error, document: null };
  }
  const read = readMtf(text, lookup);
  if (!read.ok) return { kind: 'refused', file, violations: read.error, document: null };
  const { design } = read.value;
  const illegal = constructionViolations(design, lookup);
  return illegal.length === 0
    ? {
        kind: 'design',
        file,
        document: read.value,
        notes: [...read.notes, ...constructionNotes(design, lookup)],
      }
    : { kind: 'refused', file, violations: illegal, document: read.value };
};

/**
 * One outcome for each file, in the order in which they come; a bad one stops nothing. Two files of one name
 * are both told: which of them counts is for those to decide who know what is there already.
 */
export async function* readMechFiles(
  files: AsyncIterable<MechFile> | Iterable<MechFile>,
  lookup: Lookup,
): AsyncGenerator<MechFileProgress> {
  let done = 0;
  for await (const file of files) {
    done += 1;
    yield { ...outcomeOf(file, lookup), done };
  }
}
