/**
 * The bare way to take orders of matches: Fastify and the recorded statements of an order, in one transaction;
 * nobody is logged in, nothing is read of the request, decided or told. A process of its own.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { withTransaction } from '../../../infrastructure/store/transaction';
import type { Recorded, RecordedValue } from './recorder';

interface Locked {
  readonly entries: number;
  readonly heard: Readonly<Record<string, number>>;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows go where this match's log and feeds have got to. */
const moved = (row: Row, { entries, heard }: Locked): Row => {
  if ('number' in row) return { ...row, number: entries + 1 };
  if (!('audience' in row)) return row;
  const last = heard[String(row['audience'])] ?? 0;
  return { ...row, first: last + 1, last: last + 1 + Number(row['last']) - Number(row['first']) };
};

const written = (value: RecordedValue, locked: Locked): unknown =>
  value.kind === 'value'
    ? value.value
    : JSON.stringify((value.rows as readonly Row[]).map((row) => moved(row, locked)));

/** Where an appending statement has the number of entries, and whether a bot is asked: the server plays none here. */
const [ENTRIES, BOTS] = [4, 6];

const main = async (
  url: string,
  poolSize: number,
  orders: readonly (readonly Recorded[])[],
): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const known = new Map<string, number>();
  let given = 0;
  const order = async (client: pg.PoolClient, id: string): Promise<void> => {
    let locked: Locked = { entries: 0, heard: {} };
    const statements = orders[(given += 1) % orders.length] ?? [];
    for (const { name, text, values } of statements) {
      const rest = values.slice(1).map((value) => written(value, locked));
      if (name === 'bare-read-locked-match') {
        const { rows } = await client.query<Locked>({ name, text, values: [id, known.get(id) ?? -1] });
        if (rows[0] !== undefined) locked = rows[0];
      } else if (name.startsWith('bare-append')) {
        const all = [id, ...rest];
        all[ENTRIES] = locked.entries + 1;
        all[BOTS] = false;
        await client.query({ name, text, values: all });
        known.set(id, locked.entries + 1);
      } else await client.query({ name, text, values: [id, ...rest] });
    }
  };
  const app = Fastify({ logger: false });
  app.post<{ Params: { id: string } }>('/matches/:id/orders', async ({ params: { id } }) => {
    await withTransaction(pool, (client) => order(client, id));
    return { id };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
};

const [, , url = '', poolSize = '10'] = process.argv;
process.once(
  'message',
  (orders) => void main(url, Number(poolSize), orders as readonly (readonly Recorded[])[]),
);
