/**
 * Knows whether a disk is full that this process needs: by what its writes were told, and by the room that is
 * left in its own folders.
 */
import { statfs } from 'node:fs/promises';
import { isDiskFull } from './disk-full';

/** With less than this a folder counts as full: PostgreSQL writes its log in files of 16 MB. */
const LEAST_BYTES = 16 * 1024 * 1024;
/** Between two words in the log about the same place. */
const TELL_EVERY_MS = 60_000;

/**
 * Where there is no room: PostgreSQL's disk, the data directory, or the folder where uploads are kept while
 * they are read.
 */
export type DiskPlace = 'database' | 'data' | 'uploads';

export interface DiskWatchOptions {
  /** Of this process. */
  readonly folders: Readonly<Partial<Record<Exclude<DiskPlace, 'database'>, string>>>;
  readonly onFull: (place: DiskPlace, error: unknown) => void;
  readonly onRoom: (place: DiskPlace) => void;
  /** Bytes and files that a folder has room for; another in tests. */
  readonly room?: (folder: string) => Promise<{ readonly bytes: number; readonly files: number }>;
}

const roomIn = async (folder: string): Promise<{ readonly bytes: number; readonly files: number }> => {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // Some file systems count no files.
  return { bytes: bavail * bsize, files: files === 0 ? Infinity : ffree };
};

export class DiskWatch {
  readonly #full = new Set<DiskPlace>();
  readonly #toldAt = new Map<DiskPlace, number>();

  constructor(private readonly options: DiskWatchOptions) {}

  /** To be told of what went wrong in writing there; anything but a full disk is passed over. */
  noted(place: DiskPlace, error: unknown): void {
    if (!isDiskFull(error)) return;
    this.#full.add(place);
    const now = performance.now();
    if (now - (this.#toldAt.get(place) ?? -Infinity) < TELL_EVERY_MS) return;
    this.#toldAt.set(place, now);
    this.options.onFull(place, error);
  }

  /** Something could be written there again. */
  cleared(place: DiskPlace): void {
    this.#toldAt.delete(place);
    if (this.#full.delete(place)) this.options.onRoom(place);
  }

  /** What is known at this moment. */
  isFull(place: DiskPlace): boolean {
    return this.#full.has(place);
  }

  /** Looks at the folders anew and answers every place without room. */
  async full(): Promise<readonly DiskPlace[]> {
    const { folders, room = roomIn } = this.options;
    for (const [place, folder] of Object.entries(folders) as [Exclude<DiskPlace, 'database'>, string][]) {
      // A folder that is not there, or cannot be asked about, is another trouble than a full one.
      const left = await room(folder).catch(() => null);
      if (left !== null && (left.bytes < LEAST_BYTES || left.files === 0))
        this.noted(
          place,
          Object.assign(new Error(`no room in ${folder}: ${left.bytes} bytes, ${left.files} files left`), {
            code: 'ENOSPC',
          }),
        );
      else this.cleared(place);
    }
    return [...this.#full];
  }
}
