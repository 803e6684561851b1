/** Notes deliveries that have arrived: those that end at the same time share a statement and a commit. */
import type { Pool } from 'pg';
import type { TakenDelivery } from '../../application/notices/outbox';
import { Batcher } from '../store/batcher';

const MAX = 100;
/**
 * Pushes end one by one, and nobody waits for their note; a server that is killed meanwhile sends a few more
 * once more, which does no harm.
 */
const GATHER_MS = 25;

/**
 * `$1` notices, `$2` endpoints, `$3` attempts. Nothing of a delivery that another process has taken since. Rows
 * are locked in one order, so that two processes never wait for each other, and found by their keys, however
 * many others wait. Whoever takes something again is not one that refuses everything.
 */
const SENT = {
  name: 'notices-sent',
  text: `WITH sent AS (SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[]) AS s(notice, endpoint, attempts)),
    heeded AS (UPDATE notice_endpoints e SET refused_since = NULL FROM sent WHERE e.id = sent.endpoint AND e.id = ANY ($2::uuid[]) AND e.refused_since IS NOT NULL),
    mine AS (
      SELECT d.notice, d.endpoint FROM sent JOIN notice_deliveries d USING (notice, endpoint)
      WHERE d.notice = ANY ($1::uuid[]) AND d.attempts = sent.attempts AND coalesce(d.outcome, 'waits') = 'waits' ORDER BY d.notice, d.endpoint FOR UPDATE OF d)
    UPDATE notice_deliveries d SET outcome = 'sent', error = NULL, settled_at = clock_timestamp()
      FROM mine WHERE d.notice = mine.notice AND d.endpoint = mine.endpoint AND d.notice = ANY ($1::uuid[])`,
};

type Sent = Pick<TakenDelivery, 'notice' | 'endpoint' | 'attempts'>;

interface Waiter {
  readonly sent: Sent;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class SentDeliveries {
  #waiting: Waiter[] = [];
  #gathering = false;
  readonly #batcher: Batcher<readonly Waiter[]>;

  constructor(private readonly pool: Pool) {
    this.#batcher = new Batcher(
      () => this.#take(),
      (batch) => this.#send(batch),
    );
  }

  /** Resolves once it is committed. */
  note(sent: Sent): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sent, resolve, reject });
      if (this.#gathering) return;
      this.#gathering = true;
      setTimeout(() => {
        this.#gathering = false;
        this.#batcher.wake();
      }, GATHER_MS);
    });
  }

  #take(): readonly Waiter[] | null {
    const batch = this.#waiting.slice(0, MAX);
    this.#waiting = this.#waiting.slice(MAX);
    return batch.length === 0 ? null : batch;
  }

  async #send(batch: readonly Waiter[]): Promise<void> {
    const column = <T>(pick: (sent: Sent) => T): T[] => batch.map(({ sent }) => pick(sent));
    const values = [column((s) => s.notice), column((s) => s.endpoint), column((s) => s.attempts)];
    try {
      await this.pool.query({ ...SENT, values });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
