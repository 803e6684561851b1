/** Writes a backup: all tables as one snapshot of the database saw them, while servers go on working. */
import { statSync } from 'node:fs';
import pg from 'pg';
import { writeLines } from './file';
import { FORMAT, FORMAT_VERSION, type BackedUpKey, type BackupHeader } from './format';
import { appliedMigrations, sequencesOf, tablesInOrder } from './schema';

/** Rows are fetched in portions of about this many bytes. */
const PORTION_BYTES = 1_000_000;
const MAX_ROWS = 2_000;

/** The same text on every server and machine. */
const SESSION = `SET search_path = public; SET datestyle = 'ISO, YMD'; SET timezone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

export interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly header: BackupHeader;
}

const headerOf = async (client: pg.Client, key: BackedUpKey): Promise<BackupHeader> => {
  const names = await tablesInOrder(client);
  const quoted = names.map((name) => client.escapeIdentifier(name));
  // A migration of a newer server waits until the backup has read what it would change.
  if (quoted.length > 0) await client.query(`LOCK TABLE ${quoted.join(', ')} IN ACCESS SHARE MODE`);
  const tables: { name: string; rows: number }[] = [];
  for (const [index, name] of names.entries()) {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) AS count FROM ${quoted[index] ?? ''}`,
    );
    tables.push({ name, rows: Number(rows[0]?.count ?? 0) });
  }
  const { rows } = await client.query<{ now: Date; version: string }>(
    `SELECT now() AS now, current_setting('server_version') AS version`,
  );
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    createdAt: (rows[0]?.now ?? new Date(0)).toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await appliedMigrations(client),
    tables,
    sequences: await sequencesOf(client),
    key,
  };
};

async function* linesOf(client: pg.Client, header: BackupHeader): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const { name } of header.tables) {
    // A line end in JSON can only be white space between its parts.
    await client.query(
      `DECLARE portion NO SCROLL CURSOR FOR SELECT translate(row_to_json(t)::text, E'\\n\\r', '  ') AS line FROM ${client.escapeIdentifier(name)} t`,
    );
    for (let count = 10; ;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${count} FROM portion`);
      let bytes = 1;
      for (const { line } of rows) {
        bytes += line.length;
        yield line;
      }
      if (rows.length < count) break;
      count = Math.min(MAX_ROWS, Math.max(1, Math.floor((PORTION_BYTES * rows.length) / bytes)));
    }
    await client.query('CLOSE portion');
  }
}

/**
 * The file appears only when it is whole; below `dataDir` it belongs to that directory's owner. Throws, and
 * leaves none, when anything fails.
 */
export const writeBackup = async (
  url: string,
  path: string,
  key: BackedUpKey,
  dataDir: string | null = null,
): Promise<BackupReport> => {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  // A connection that breaks also fails the query under way, which is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SESSION);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const header = await headerOf(client, key);
    await writeLines(path, linesOf(client, header), dataDir);
    return { file: path, bytes: statSync(path).size, header };
  } finally {
    await client.end().catch(() => undefined);
  }
};
