/** Ports of importing designs: what reads files, and the libraries that keep what was read. */
import type { MechPart } from '../../catalog';
import type { Violation } from '../../kernel';

/**
 * A design as it was read from a file and will be stored. Made where files are read, so that nobody has to
 * unpack it again.
 */
export interface ReadDesign {
  /** Its slug. */
  readonly design: string;
  readonly name: string;
  /** Path within the folder or archive. */
  readonly file: string;
  readonly bv: number;
  /** `designHash` */
  readonly hash: string;
  /** The design's content, packed for the store. */
  readonly content: Uint8Array;
  /** JSON of what the file says beside the design. */
  readonly carried: string;
  /** JSON of what searches look at. */
  readonly entry: string;
  /** In what the bundled design of that slug differs from it; empty: in nothing; null: there is none. */
  readonly bundled: readonly MechPart[] | null;
}

export interface ReadTableEntry {
  readonly kind: 'design' | 'table';
  readonly name: string;
  /** The slug of that name, whether there is such a thing or not. */
  readonly slug: string;
  readonly weight: number;
}

export interface ReadTable {
  /** Slug of its title, by which searches name it. */
  readonly list: string;
  readonly title: string;
  readonly file: string;
  readonly entries: readonly ReadTableEntry[];
}

export interface FileRefusal {
  readonly file: string;
  /** Everything that is wrong with it, by lines. */
  readonly violations: readonly Violation[];
}

/** Of a file that was understood. */
export interface FileNotes {
  readonly file: string;
  /** What is odd about it, and changes nothing. */
  readonly notes: readonly Violation[];
}

/** What was read, in the order of file names. Each file stands in one of the first three lists. */
export interface Reading {
  readonly designs: readonly ReadDesign[];
  readonly tables: readonly ReadTable[];
  readonly refusals: readonly FileRefusal[];
  readonly notes?: readonly FileNotes[];
}
