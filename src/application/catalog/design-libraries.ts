/** Port: the libraries that keep designs that were read; and what is told of an import. */
import type { Result, UserId } from '../../kernel';
import type { IdempotencyClaim, KeptAnswer } from '../idempotency/claim';
import type { Refusal } from '../refusal';
import type { FileRefusal, FileNotes, Reading } from './import-ports';

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
  /** Whether they are game master of any campaign. */
  isGameMaster(user: UserId): Promise<boolean>;
  /** The answer that was kept under a key, or why the key cannot be used; null: it is new. */
  answered(claim: IdempotencyClaim): Promise<Result<KeptAnswer, Refusal> | null>;
  /** When they may try again, in seconds; null: now, and this attempt is counted. */
  reserve(user: UserId): Promise<number | null>;
  /**
   * Adds what was read to a library, in one transaction. `owner` null: the operator's. Refused when it would
   * become too large.
   */
  add(owner: UserId | null, reading: Reading, options: AddOptions): Promise<Result<ImportReport, Refusal>>;
  /** Designs of a library by slug, after one of them (null: from the first). */
  list(owner: UserId, after: string | null, limit: number): Promise<readonly LibraryLine[]>;
}
