/** How much of a folder or an archive is read at most: memory and time stay bounded whatever is in it. */
export interface Limits {
  /** Bytes of one file, unpacked. */
  readonly fileBytes: number;
  /** Bytes of one line. */
  readonly lineBytes: number;
  /** Mech files and tables of one folder or archive, with those of archives in it. */
  readonly files: number;
  /** Bytes of all of them together, unpacked. */
  readonly totalBytes: number;
  /** Unpacked bytes for one packed byte. Mech files pack to a fifth. */
  readonly ratio: number;
  /** Names of any kind in one folder tree or archive. */
  readonly names: number;
  /** Folders within folders. */
  readonly depth: number;
}

export const LIMITS: Limits = {
  fileBytes: 1_048_576,
  lineBytes: 65_536,
  files: 20_000,
  totalBytes: 536_870_912,
  ratio: 100,
  names: 200_000,
  depth: 32,
};

/** What has been read so far, of all archives and folders together. */
export class Spent {
  #files = 0;
  #bytes = 0;

  constructor(private readonly limits: Limits) {}

  /** Which limit one more file of that size breaks; null: none, and it is counted. */
  refusal(bytes: number): 'mech-file/too-many-files' | 'mech-file/too-much' | null {
    this.#files += 1;
    if (this.#files > this.limits.files) return 'mech-file/too-many-files';
    this.#bytes += bytes;
    return this.#bytes > this.limits.totalBytes ? 'mech-file/too-much' : null;
  }
}
