/** Copies a running campaign row by row in SQL, many times at once: same forces, other id; each copy replays like the original. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import type { CampaignId } from '../../kernel';
import { uuidV7 } from '../../infrastructure/ids/uuid-v7';
import { withTransaction } from '../../infrastructure/store/transaction';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const BATCH = 50;

/** In the order of their references; `snapshots` has the id inside of compressed bodies. */
const TABLES = [
  'campaign_secrets',
  'campaign_map_secrets',
  'campaign_members',
  'campaign_seats',
  'campaign_plans',
  'campaign_maps',
  'forces',
  'pilots',
  'mechs',
  'buildings',
  'stock',
  'battles',
  'reports',
  'offers',
  'wrecks',
  'memories',
  'events',
  'feeds',
  'ledger',
  'order_sheets',
];

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/** One statement a table: `$1` the original, `$2` the copies. JSON that names the campaign names the copy afterwards. */
const copySql = (table: string, idColumn: string, columns: readonly ColumnRow[]): string => {
  const others = columns.filter((column) => column.column_name !== idColumn);
  const named = (column: ColumnRow): string => `"${column.column_name}"`;
  const taken = (column: ColumnRow): string =>
    column.data_type === 'jsonb'
      ? `CASE WHEN position($1::text IN t.${named(column)}::text) > 0 THEN replace(t.${named(column)}::text, $1::text, n.id::text)::jsonb ELSE t.${named(column)} END`
      : `t.${named(column)}`;
  return (
    `INSERT INTO ${table} ("${idColumn}", ${others.map(named).join(', ')}) SELECT n.id, ${others.map(taken).join(', ')} ` +
    `FROM ${table} t CROSS JOIN unnest($2::uuid[]) AS n(id) WHERE t."${idColumn}" = $1::text::uuid`
  );
};

interface SnapshotRow {
  readonly epoch: number;
  readonly round: number;
  readonly phase: string;
  readonly step: string;
  readonly version: string;
  readonly text: string;
}

const readSnapshots = async (pool: Pool, id: string): Promise<readonly SnapshotRow[]> => {
  const { rows } = await pool.query<Omit<SnapshotRow, 'text'> & { body: Buffer }>(
    'SELECT epoch, round, phase, step, version, body FROM snapshots WHERE campaign_id = $1',
    [id],
  );
  return Promise.all(rows.map(async ({ body, ...row }) => ({ ...row, text: (await inflate(body)).toString('utf8') })));
};

const copySnapshots = async (client: PoolClient, original: string, ids: readonly string[], snapshots: readonly SnapshotRow[]): Promise<void> => {
  for (const { epoch, round, phase, step, version, text } of snapshots) {
    const bodies = await Promise.all(ids.map((id) => deflate(text.replaceAll(original, id), { level: 1 })));
    await client.query(
      'INSERT INTO snapshots (campaign_id, epoch, round, phase, step, version, body) SELECT n.id, $2, $3, $4, $5, $6, n.body FROM unnest($1::uuid[], $7::bytea[]) AS n(id, body)',
      [ids, epoch, round, phase, step, version, bodies],
    );
  }
};

const statements = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<ColumnRow>(
    // What the database works out itself cannot be written.
    `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  const of = (table: string): readonly ColumnRow[] => rows.filter((row) => row.table_name === table);
  return [copySql('campaigns', 'id', of('campaigns')), ...TABLES.map((table) => copySql(table, 'campaign_id', of(table)))];
};

/** Answers the ids of the copies. `onProgress` is told how many there are so far. */
export const copyCampaign = async (
  pool: Pool,
  original: CampaignId,
  copies: number,
  onProgress: (made: number) => void = () => undefined,
): Promise<readonly CampaignId[]> => {
  const all = Array.from({ length: copies }, () => uuidV7() as CampaignId);
  const inserts = await statements(pool);
  const snapshots = await readSnapshots(pool, original);
  for (let from = 0; from < all.length; from += BATCH) {
    const ids = all.slice(from, from + BATCH);
    await withTransaction(pool, async (client) => {
      await client.query('SET LOCAL synchronous_commit = off');
      for (const insert of inserts) await client.query(insert, [original, ids]);
      await copySnapshots(client, original, ids, snapshots);
    });
    onProgress(from + ids.length);
  }
  await pool.query('ANALYZE');
  return all;
};
