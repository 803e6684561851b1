/**
 * Uploaded archives on disk while they are read: memory stays bounded, whatever comes in and however slowly.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Turns } from '../../application/turns';
import { UploadFailed, type Spool } from '../../application/catalog/upload-reader';

/** Uploads that one process takes in at once: who comes then is to come again. */
const TURNS = { atOnce: 4, waiting: 0 } as const;
const PREFIX = 'campaign-upload-';
/** No upload takes that long, in ms. */
const LEFT_BEHIND_AFTER = 24 * 60 * 60 * 1000;

export class DiskSpool implements Spool {
  readonly #turns = new Turns('import/busy', TURNS);

  /** @param mostBytes of one upload */
  constructor(
    private readonly mostBytes: number,
    private readonly directory = tmpdir(),
    /** Told of what went wrong in writing. */
    private readonly onFailed: (error: unknown) => void = () => undefined,
  ) {}

  hold: Spool['hold'] = async (bytes, use) => {
    const turn = await this.#turns.run(() => this.#use(bytes, use));
    return turn.ok ? turn.value : turn;
  };

  #use: Spool['hold'] = async (bytes, use) => {
    let folder: string | null = null;
    try {
      folder = await mkdtemp(join(this.directory, PREFIX));
      await this.#clear();
      const path = join(folder, 'upload.zip');
      return await use({ path, sha256: await this.#write(path, bytes) });
    } catch (error) {
      this.onFailed(error);
      throw error;
    } finally {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    }
  };

  /** What processes that were killed have left behind; others may be at work beside this one. */
  async #clear(): Promise<void> {
    const folders = (await readdir(this.directory))
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => join(this.directory, name));
    for (const folder of folders) {
      // It may be somebody else's, or gone by now: then it is none of ours.
      const found = await stat(folder).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND_AFTER)
        await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  async #write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of bytes) {
        size += chunk.length;
        if (size > this.mostBytes) throw new UploadFailed('too-large');
        hash.update(chunk);
        await file.write(chunk);
      }
    } catch (error) {
      // The client went away: nobody is left to be told, but this is no fault of the server.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
        throw new UploadFailed('cut-off', { cause: error });
      throw error;
    } finally {
      await file.close();
    }
    return hash.digest('hex');
  }
}
