/** The answer to an import: what became of each file. */
import type { FileNotes, FileRefusal } from './import-reading';

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
