/** Reads how fresh campaigns are. Requests that come at the same time share one statement: most of what a short read costs is the way there and back. */
import type { Pool } from 'pg';
import type { CampaignId } from '../../kernel/ids';
import { CATALOG_REVISION } from '../catalog/library-shelf';

/** What the campaigns row tells about the freshness of what one has. */
export interface Freshness {
  readonly version: number;
  readonly readyRevision: number;
  /** Of the last import of designs, whosever; 0: there was none. */
  readonly catalogRevision: number;
}

interface Waiter {
  resolve(found: Freshness | null): void;
  reject(error: unknown): void;
}

interface Row {
  readonly id: string;
  readonly version: string;
  readonly ready: string;
  readonly catalog: string | null;
}

const READ = {
  name: 'read-stamps',
  text: `SELECT id, version, ready_revision AS ready, ${CATALOG_REVISION} AS catalog FROM campaigns WHERE id = ANY($1::uuid[]) AND status <> 'setup'`,
};

/** Statements on their way at once; what comes meanwhile waits for the next one. */
const AT_ONCE = 2;
/** Campaigns in one statement. */
const MOST = 200;

export class StampReader {
  #waiting = new Map<string, Waiter[]>();
  #underWay = 0;
  #scheduled = false;

  constructor(private readonly pool: Pool) {}

  /** As it stands after this call was made. Null: no such campaign, or not started. The id must be a UUID. */
  read(id: CampaignId): Promise<Freshness | null> {
    return new Promise((resolve, reject) => {
      const waiters = this.#waiting.get(id);
      if (waiters === undefined) this.#waiting.set(id, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
      this.#schedule();
    });
  }

  /** After all requests that have come in with the same turn of the event loop. */
  #schedule(): void {
    if (this.#scheduled || this.#underWay >= AT_ONCE || this.#waiting.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#send();
    });
  }

  async #send(): Promise<void> {
    const batch = this.#take();
    this.#underWay += 1;
    try {
      const { rows } = await this.pool.query<Row>({ ...READ, values: [[...batch.keys()]] });
      const found = new Map(
        rows.map(({ id, version, ready, catalog }) => [
          id,
          { version: Number(version), readyRevision: Number(ready), catalogRevision: Number(catalog ?? 0) },
        ]),
      );
      for (const [id, waiters] of batch) for (const waiter of waiters) waiter.resolve(found.get(id) ?? null);
    } catch (error) {
      for (const waiters of batch.values()) for (const waiter of waiters) waiter.reject(error);
    } finally {
      this.#underWay -= 1;
      this.#schedule();
    }
  }

  #take(): ReadonlyMap<string, readonly Waiter[]> {
    if (this.#waiting.size <= MOST) {
      const all = this.#waiting;
      this.#waiting = new Map();
      return all;
    }
    const some = new Map([...this.#waiting].slice(0, MOST));
    for (const id of some.keys()) this.#waiting.delete(id);
    return some;
  }
}
