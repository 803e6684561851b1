/** Reads how many imports there were. Requests that come at the same time share one statement. */
import type { Pool } from 'pg';
import { CATALOG_REVISION } from './library-shelf';

const READ = { name: 'catalog-revision', text: `SELECT ${CATALOG_REVISION} AS revision` };

export class RevisionReader {
  #next: Promise<number> | null = null;

  constructor(private readonly pool: Pool) {}

  /** As it stands after this call was made. */
  read(): Promise<number> {
    // Sent in the next turn of the event loop: whoever asks until then is answered by it, too.
    this.#next ??= new Promise<void>((sent) => setImmediate(sent)).then(async () => {
      this.#next = null;
      const { rows } = await this.pool.query<{ revision: string | null }>(READ);
      return Number(rows[0]?.revision ?? 0);
    });
    return this.#next;
  }
}
