/**
 * Restores a backup: checked as a whole first, then migrations and rows in one transaction, then the
 * migrations that came later.
 */
import pg from 'pg';
import {
  applyMigration,
  CREATE_MIGRATIONS_TABLE,
  migrate,
  MIGRATION_LOCK,
  MIGRATIONS_DIRECTORY,
  readMigrations,
  type Migration,
} from '../postgres/migrate';
import { fitsDatabase } from '../secrets/prove-key';
import { checkKey, keyOf, placeKey } from './backed-up-key';
import { checkFile, rowsOf } from './file';
import { BackupError, type BackupHeader } from './format';
import { CLEAR, holdsData, writableColumns } from './schema';

/** Rows are written in portions of about this many characters. */
const PORTION = 1_000_000;

export interface RestoreOptions {
  readonly url: string;
  readonly file: string;
  /** Replace what the database holds. */
  readonly force: boolean;
  readonly secretKey: string | null;
  readonly dataDir: string;
  readonly migrationsDirectory?: string;
}

export interface RestoreReport {
  readonly header: BackupHeader;
  /** Names of the migrations that are newer than the backup. */
  readonly migrated: readonly string[];
}

/** The backup's migrations as this version has them. Throws when it lacks one or has another text of it. */
const migrationsOf = (header: BackupHeader, directory: string): readonly Migration[] => {
  const known = readMigrations(directory);
  return header.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name);
    if (migration === undefined)
      throw new BackupError(
        `the backup has migration ${name}, which this version does not know: use a newer version`,
      );
    if (migration.checksum !== checksum)
      throw new BackupError(`migration ${name} differs from the one of the backup`);
    return migration;
  });
};

/** A server that runs would go on with what it remembers of the old campaigns. */
const refuseWhileServed = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('campaign-host', 'listen') AND pid <> pg_backend_pid()`,
  );
  if ((rows[0]?.count ?? 0) > 0) throw new BackupError('a server is using the database: stop it first');
};

const loadRows = async (client: pg.Client, file: string): Promise<void> => {
  let table = '';
  let insert = '';
  let portion: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (portion.length > 0) await client.query(insert, [`[${portion.join(',')}]`]);
    portion = [];
    size = 0;
  };
  for await (const row of rowsOf(file)) {
    if (row.table !== table || size >= PORTION) await flush();
    if (row.table !== table) {
      table = row.table;
      const name = client.escapeIdentifier(table);
      const columns = (await writableColumns(client, table))
        .map((column) => client.escapeIdentifier(column))
        .join(', ');
      insert = `INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::public.${name}, $1::json)`;
    }
    portion.push(row.json);
    size += row.json.length;
  }
  await flush();
};

/** Throws, and leaves the database as it was, when the file or the database does not fit. */
export const restoreBackup = async (options: RestoreOptions): Promise<RestoreReport> => {
  const directory = options.migrationsDirectory ?? MIGRATIONS_DIRECTORY;
  const header = await checkFile(options.file);
  const migrations = migrationsOf(header, directory);
  checkKey(header.key, options.secretKey, options.dataDir);
  const client = new pg.Client({ connectionString: options.url, application_name: 'restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps a server that starts meanwhile waiting at its migrations.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseWhileServed(client);
    if (!options.force && (await holdsData(client)))
      throw new BackupError('the database is not empty: nothing was changed; --force replaces what it holds');
    await client.query('BEGIN');
    await client.query(CLEAR);
    await client.query(CREATE_MIGRATIONS_TABLE);
    for (const migration of migrations) await applyMigration(client, migration);
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    await loadRows(client, options.file);
    // Nothing is changed until the end of the transaction, so that a wrong key is found while what was there
    // is still there.
    if (!(await fitsDatabase(client, keyOf(header.key, options.secretKey, options.dataDir))))
      throw new BackupError(
        'the backup was made with a wrong master key, which does not open its secrets: nothing was changed',
      );
    for (const { name, last } of header.sequences)
      if (last !== null)
        await client.query(`SELECT setval(('public.' || quote_ident($1))::regclass, $2)`, [name, last]);
    const takeKeyBack = placeKey(header.key, options.dataDir);
    try {
      await client.query('COMMIT');
    } catch (error) {
      takeKeyBack();
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
  return { header, migrated: await migrate(options.url, directory) };
};
