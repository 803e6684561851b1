/** Ports: what takes files in and reads them, in a thread of its own. */
import type { Result } from '../../kernel';
import type { Refusal } from '../refusal';
import type { Reading } from './import-ports';

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
   * Writes the bytes to disk, lets `use` work with them, and removes them whatever happens. Refused: too many
   * are coming in already. Throws an UploadFailed, and what `use` throws.
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
   * Reads and checks uploads one after the other, away from the requests that others make. Refused: too many
   * wait already, or the archive is none. Throws a ReadingFailed.
   */
  read(upload: Upload): Promise<Result<Reading, Refusal>>;
}
