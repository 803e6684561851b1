/**
 * Bench: 16 writers change campaigns of their own and tell every process of it, by the outbox; against NOTIFY
 * in the same transaction.
 */
import pg from 'pg';
import type { PoolClient } from 'pg';
import type { CampaignId } from '../../kernel';
import { Publisher } from '../../infrastructure/outbox/publisher';
import { createPool } from '../../infrastructure/postgres/pool';
import { announce, CHANNEL } from '../../infrastructure/store/changes';
import { withTransaction } from '../../infrastructure/store/transaction';
import { compared, figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';

const WRITERS = 16;
const SETTLE_MS = 2_000;

type Tell = (client: PoolClient, id: string, version: number) => Promise<void>;

const notifyAtOnce: Tell = async (client, id, version) => {
  await client.query({
    name: 'notify-at-once',
    text: 'SELECT pg_notify($1, $2)',
    values: [CHANNEL, `${id} ${String(version)}`],
  });
};

/** Listens over a connection of its own, as another process does. */
class Hearer {
  readonly #heardAt = new Map<string, number>();

  private constructor(private readonly client: pg.Client) {}

  static async listen(url: string): Promise<Hearer> {
    const client = new pg.Client({ connectionString: url });
    const hearer = new Hearer(client);
    client.on('notification', ({ payload = '' }) => hearer.#heardAt.set(payload, performance.now()));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return hearer;
  }

  /** ms from each commit until it was heard. Throws when one was not. */
  async delays(commits: ReadonlyMap<string, number>): Promise<readonly number[]> {
    const heardAll = (): boolean => [...commits.keys()].every((payload) => this.#heardAt.has(payload));
    for (const end = performance.now() + SETTLE_MS; performance.now() < end && !heardAll();)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return [...commits].map(([payload, at]) => {
      const heard = this.#heardAt.get(payload);
      if (heard === undefined) throw new Error(`nobody heard of ${payload}`);
      return heard - at;
    });
  }

  end(): Promise<void> {
    return this.client.end();
  }
}

/** When each change was committed, by its payload. */
const write = async (
  pool: pg.Pool,
  ids: readonly CampaignId[],
  seconds: number,
  tell: Tell,
): Promise<ReadonlyMap<string, number>> => {
  const commits = new Map<string, number>();
  const end = performance.now() + seconds * 1_000;
  const writer = async (id: CampaignId): Promise<void> => {
    while (performance.now() < end) {
      const version = await withTransaction(pool, async (client) => {
        const { rows } = await client.query<{ version: string }>({
          name: 'next-version',
          text: 'UPDATE campaigns SET version = version + 1 WHERE id = $1 RETURNING version',
          values: [id],
        });
        const next = Number(rows[0]?.version);
        await tell(client, id, next);
        return next;
      });
      commits.set(`${id} ${String(version)}`, performance.now());
    }
  };
  await Promise.all(ids.map(writer));
  return commits;
};

export const benchWriters = async (ground: Ground, rounds: number, seconds: number): Promise<Figures> => {
  const ids = await ground.copies(WRITERS);
  const { url } = ground.database;
  // A connection for each, and one for the publisher.
  const pool = createPool({ url, size: WRITERS + 1 });
  const hearer = await Hearer.listen(url);
  const publisher = new Publisher(pool, (error) => {
    throw error;
  });
  publisher.start();
  try {
    const rates: { ours: number; bare: number }[] = [];
    const delays: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await write(pool, ids, seconds, announce);
      delays.push(...(await hearer.delays(ours)));
      const bare = await write(pool, ids, seconds, notifyAtOnce);
      rates.push({ ours: ours.size / seconds, bare: bare.size / seconds });
    }
    return {
      'writers, changes': compared('1/s', rates),
      'writers, told p50': figure(percentile(delays, 0.5), 'ms'),
      'writers, told p99': figure(percentile(delays, 0.99), 'ms'),
    };
  } finally {
    await publisher.stop();
    await hearer.end();
    await pool.end();
  }
};
