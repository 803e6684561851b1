/** Reads how fresh campaigns are. Requests that come at the same time share one statement. */
import type { Pool } from 'pg';
import {
  audienceVersions,
  type AudienceVersions,
} from '../../../application/campaigns/feeds/audience-versions';
import type { CampaignId } from '../../../kernel';
import { campaignRevision } from '../../catalog/library-shelf';
import { Batcher } from '../batcher';

/** What the campaigns row tells about the freshness of what one has. */
export interface Freshness {
  readonly version: number;
  readonly audiences: AudienceVersions;
  readonly readyRevision: number;
  /** Of the last import of designs that the campaign sees; 0: there was none. */
  readonly catalogRevision: number;
}

interface Waiter {
  resolve(found: Freshness | null): void;
  reject(error: unknown): void;
}

type Batch = ReadonlyMap<string, readonly Waiter[]>;

interface Row {
  readonly id: string;
  readonly version: string;
  readonly audiences: AudienceVersions | null;
  readonly ready: string;
  readonly catalog: string | null;
}

const READ = {
  name: 'read-stamps',
  text: `SELECT id, version, audiences, ready_revision AS ready, ${campaignRevision('campaigns')} AS catalog FROM campaigns WHERE id = ANY($1::uuid[]) AND status <> 'setup'`,
};

/** Campaigns in one statement. */
const MAX = 200;

export class StampReader {
  #waiting = new Map<string, Waiter[]>();
  readonly #batcher = new Batcher<Batch>(
    () => this.#take(),
    (batch) => this.#send(batch),
  );

  constructor(private readonly pool: Pool) {}

  /** As it stands after this call was made. Null: no such campaign, or not started. The id must be a UUID. */
  read(id: CampaignId): Promise<Freshness | null> {
    return new Promise((resolve, reject) => {
      const waiters = this.#waiting.get(id);
      if (waiters === undefined) this.#waiting.set(id, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
      this.#batcher.wake();
    });
  }

  async #send(batch: Batch): Promise<void> {
    try {
      const { rows } = await this.pool.query<Row>({ ...READ, values: [[...batch.keys()]] });
      const found = new Map(
        rows.map(({ id, version, audiences, ready, catalog }) => [
          id,
          {
            version: Number(version),
            audiences: audienceVersions(Number(version), audiences),
            readyRevision: Number(ready),
            catalogRevision: Number(catalog ?? 0),
          },
        ]),
      );
      for (const [id, waiters] of batch) for (const waiter of waiters) waiter.resolve(found.get(id) ?? null);
    } catch (error) {
      for (const waiters of batch.values()) for (const waiter of waiters) waiter.reject(error);
    }
  }

  #take(): Batch | null {
    if (this.#waiting.size === 0) return null;
    if (this.#waiting.size <= MAX) {
      const all = this.#waiting;
      this.#waiting = new Map();
      return all;
    }
    const some = new Map([...this.#waiting].slice(0, MAX));
    for (const id of some.keys()) this.#waiting.delete(id);
    return some;
  }
}
