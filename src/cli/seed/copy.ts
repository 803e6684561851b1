/**
 * Copies a running campaign row by row in SQL, many times at once: same forces, other id; each copy replays
 * like the original.
 */
import type { Pool, PoolClient } from 'pg';
import type { CampaignId } from '../../kernel';
import { uuidV7 } from '../../infrastructure/ids/uuid-v7';
import { replacedIn } from '../../infrastructure/store/history/packed';
import { withTransaction } from '../../infrastructure/store/transaction';

const BATCH = 50;

/**
 * In the order of their references; `events`, `feeds` and `snapshots` have the id inside of packed bodies.
 */
const TABLES = [
  'campaign_secrets',
  'campaign_map_secrets',
  'campaign_members',
  'campaign_people',
  'standing_words',
  'vacations',
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

/**
 * One statement a table: `$1` the original, `$2` the copies. JSON that names the campaign names the copy
 * afterwards.
 */
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
  readonly seq: string | null;
  readonly version: string;
  readonly body: Buffer | null;
}

const readSnapshots = async (pool: Pool, id: string): Promise<readonly SnapshotRow[]> => {
  const { rows } = await pool.query<SnapshotRow>(
    'SELECT epoch, round, phase, step, seq, version, body FROM snapshots WHERE campaign_id = $1',
    [id],
  );
  return rows;
};

const copySnapshots = async (
  client: PoolClient,
  original: string,
  ids: readonly string[],
  snapshots: readonly SnapshotRow[],
): Promise<void> => {
  for (const { epoch, round, phase, step, seq, version, body } of snapshots) {
    // The state names its campaign.
    const bodies = body === null ? ids.map(() => null) : replacedIn(body, original, ids);
    await client.query(
      'INSERT INTO snapshots (campaign_id, epoch, round, phase, step, seq, version, body) SELECT n.id, $2, $3, $4, $5, $6, $7, n.body FROM unnest($1::uuid[], $8::bytea[]) AS n(id, body)',
      [ids, epoch, round, phase, step, seq, version, bodies],
    );
  }
};

/** The rows of which the body is packed; only few name the campaign. */
const PACKED = [
  { table: 'events', key: ['seq'] },
  { table: 'feeds', key: ['audience', 'seq'] },
] as const;

interface PackedRow {
  readonly keys: readonly string[];
  readonly body: Buffer;
}

/** Puts the copies' ids into what was copied as it was. */
const renamePacked = async (client: PoolClient, original: string, ids: readonly string[]): Promise<void> => {
  for (const { table, key } of PACKED) {
    const columns = key.map((column) => `${column}::text`).join(', ');
    const { rows } = await client.query<PackedRow>(
      `SELECT ARRAY[${columns}] AS keys, body FROM ${table} WHERE campaign_id = $1 AND body IS NOT NULL`,
      [original],
    );
    const same = key.map((column, at) => `t.${column}::text = $${at + 3}`).join(' AND ');
    for (const { keys, body } of rows) {
      const bodies = replacedIn(body, original, ids);
      if (bodies === null) continue;
      await client.query(
        `UPDATE ${table} t SET body = n.body FROM unnest($1::uuid[], $2::bytea[]) AS n(id, body) WHERE t.campaign_id = n.id AND ${same}`,
        [ids, bodies, ...keys],
      );
    }
  }
};

const statements = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<ColumnRow>(
    // What the database works out itself cannot be written.
    `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  const of = (table: string): readonly ColumnRow[] => rows.filter((row) => row.table_name === table);
  return [
    copySql('campaigns', 'id', of('campaigns')),
    ...TABLES.map((table) => copySql(table, 'campaign_id', of(table))),
  ];
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
      await renamePacked(client, original, ids);
      await copySnapshots(client, original, ids, snapshots);
    });
    onProgress(from + ids.length);
  }
  await pool.query('ANALYZE');
  return all;
};
