/**
 * The form of a backup file: gzip of JSON lines. First the header, then every row of every table in the
 * header's order, last a line with the SHA-256 of all bytes before it (uncompressed, with their line ends).
 */

export const FORMAT = 'battletech-campaign-host/backup';
/** Grows when older versions could not read the file any more. */
export const FORMAT_VERSION = 1;

export interface NotedMigration {
  readonly name: string;
  /** SHA-256 of the file, as Prisma notes it. */
  readonly checksum: string;
}

/** Where the key is that opens the sealed secrets (dice seeds, signing keys). */
export type BackedUpKey =
  /** Of DATA_DIR/master.key: it lies in the backup. */
  | { readonly kind: 'file'; readonly key: string }
  /** Made of SECRET_KEY, which is not in the backup; the fingerprint tells whether one has the right one. */
  | { readonly kind: 'secret-key'; readonly fingerprint: string };

export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  /** ISO 8601, by the database's clock. */
  readonly createdAt: string;
  /** Version of the PostgreSQL that it was read from. */
  readonly postgres: string;
  readonly migrations: readonly NotedMigration[];
  /** Parents before children: in this order rows can be written. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  /** Last values of sequences; null: not yet used. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  readonly key: BackedUpKey;
}

export interface BackupEnd {
  readonly sha256: string;
}

/** The file cannot be used; nothing has been changed. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** Reads the first line; throws a BackupError for other files and for newer formats. */
export const parseHeader = (line: string): BackupHeader => {
  let header: Partial<BackupHeader>;
  try {
    header = JSON.parse(line) as Partial<BackupHeader>;
  } catch {
    throw new BackupError('this is no backup of a campaign host');
  }
  if (header.format !== FORMAT) throw new BackupError('this is no backup of a campaign host');
  if (header.formatVersion !== FORMAT_VERSION)
    throw new BackupError(
      `the backup has format ${String(header.formatVersion)}, this version reads format ${FORMAT_VERSION}`,
    );
  return header as BackupHeader;
};
