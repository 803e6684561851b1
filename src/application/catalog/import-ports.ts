/** Ports of importing designs: what reads files, and the libraries that keep what was read. */
import type { MechPart } from '../../catalog';
import type { Result, UserId, Violation } from '../../kernel';
import type { IdempotencyClaim, KeptAnswer } from '../idempotency/claim';
import type { Refusal } from '../refusal';

/** A design as it was read from a file and will be stored. Made where files are read, so that nobody has to unpack it again. */
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

/** Files that came along in a request. */
export type Upload =
  | { readonly kind: 'archive'; /** Where it lies on disk. */ readonly path: string }
  | { readonly kind: 'files'; readonly files: readonly { readonly name: string; readonly text: string }[] };

/** An upload that did not come in as a whole: it is larger than allowed, or it broke off. */
export class UploadFailed extends Error {
  constructor(
    readonly reason: 'too-large' | 'cut-off',
    options?: ErrorOptions,
  ) {
    super(`an upload failed: ${reason}`, options);
    this.name = 'UploadFailed';
  }
}

/** Where uploaded archives lie while they are read. */
export interface Spool {
  /**
   * Writes the bytes to disk, lets `use` work with them, and removes them whatever happens. Refused: too many are coming in already.
   * Throws an UploadFailed, and what `use` throws.
   */
  hold<T>(
    bytes: AsyncIterable<Uint8Array>,
    use: (archive: { readonly path: string; readonly sha256: string }) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
}

/** Reading failed by no fault of a single file: it took too long, needed too much memory, or broke off. */
export class ReadingFailed extends Error {
  constructor(
    readonly reason: 'too-slow' | 'too-large' | 'broken',
    options?: ErrorOptions,
  ) {
    super(`reading an import failed: ${reason}`, options);
    this.name = 'ReadingFailed';
  }
}

export interface UploadReader {
  /**
   * Reads and checks uploads one after the other, away from the requests that others make. Refused: too many wait already, or the
   * archive is none. Throws a ReadingFailed.
   */
  read(upload: Upload): Promise<Result<Reading, Refusal>>;
}

export interface ImportedDesignShape {
  readonly design: string;
  readonly name: string;
  readonly file: string;
  readonly bv: number;
  /** `known`: that machine was there already. */
  readonly state: 'added' | 'known';
}
export interface ImportedTableShape {
  /** For `houseList=` of a search. */
  readonly list: string;
  readonly title: string;
  readonly file: string;
  readonly entries: number;
  readonly state: 'added' | 'known' | 'replaced';
  /** Names of which there is no design or table, so far. */
  readonly unresolved: readonly string[];
}
export interface ImportReport {
  /** Files that were read. */
  readonly read: number;
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly designs: readonly ImportedDesignShape[];
  readonly tables: readonly ImportedTableShape[];
  readonly refusals: readonly FileRefusal[];
  /** Of files that were not refused and are odd. Answers that earlier versions have kept are without it. */
  readonly notes?: readonly FileNotes[];
}

/** A design of a library, as its owner sees it in a list. */
export interface LibraryLine {
  readonly design: string;
  readonly name: string;
  readonly bv: number;
  readonly file: string;
  readonly addedAt: string;
}

export interface AddOptions {
  /** Decide and answer, but change nothing, and keep no answer. */
  readonly dryRun: boolean;
  readonly idempotency: IdempotencyClaim | null;
}

export interface DesignLibraries {
  /** Whether he is game master of any campaign. */
  isGameMaster(user: UserId): Promise<boolean>;
  /** The answer that was kept under a key, or why the key cannot be used; null: it is new. */
  answered(claim: IdempotencyClaim): Promise<Result<KeptAnswer, Refusal> | null>;
  /** When he may try again, in seconds; null: now, and this attempt is counted. */
  reserve(user: UserId): Promise<number | null>;
  /** Adds what was read to a library, in one transaction. `owner` null: the operator's. Refused when it would become too large. */
  add(owner: UserId | null, reading: Reading, options: AddOptions): Promise<Result<ImportReport, Refusal>>;
  /** Designs of a library by slug, after one of them (null: from the first). */
  list(owner: UserId, after: string | null, limit: number): Promise<readonly LibraryLine[]>;
}
