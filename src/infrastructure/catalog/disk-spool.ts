/** Uploaded archives on disk while they are read: memory stays bounded, whatever comes in and however slowly. */
import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadFailed, type Spool } from '../../application/catalog/import-ports';
import { tooMany } from '../../application/accounts/too-many';
import { err } from '../../kernel/result';

/** Uploads that one process takes in at once. */
const AT_ONCE = 4;
const TRY_AGAIN_SECONDS = 5;

export class DiskSpool implements Spool {
  #held = 0;

  /** @param mostBytes of one upload */
  constructor(
    private readonly mostBytes: number,
    private readonly directory = tmpdir(),
  ) {}

  hold: Spool['hold'] = async (bytes, use) => {
    if (this.#held >= AT_ONCE) return err(tooMany('import/busy', TRY_AGAIN_SECONDS));
    this.#held += 1;
    const folder = await mkdtemp(join(this.directory, 'campaign-upload-'));
    try {
      const path = join(folder, 'upload.zip');
      return await use({ path, sha256: await this.#write(path, bytes) });
    } finally {
      this.#held -= 1;
      await rm(folder, { recursive: true, force: true });
    }
  };

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
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new UploadFailed('cut-off', { cause: error });
      throw error;
    } finally {
      await file.close();
    }
    return hash.digest('hex');
  }
}
