/**
 * Applies prisma/migrations in order and notes them in `_prisma_migrations`, so that Prisma's tools see them
 * as applied.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';

/**
 * The advisory lock that Prisma's own tools take, so that neither they nor a second server migrate at once.
 */
export const MIGRATION_LOCK = 72_707_369;

/** From src/infrastructure/postgres and from dist/infrastructure/postgres alike. */
export const MIGRATIONS_DIRECTORY = resolve(__dirname, '..', '..', '..', 'prisma', 'migrations');

export const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

export function readMigrations(directory: string): readonly Migration[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(directory, name, 'migration.sql'));
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      };
    });
}

/** Refuses histories that this version cannot continue: unfinished, unknown or edited migrations. */
function refuseForeignHistory(applied: readonly AppliedRow[], known: readonly Migration[]): void {
  for (const row of applied) {
    const migration = known.find((candidate) => candidate.name === row.migration_name);
    if (row.finished_at === null)
      throw new Error(`migration ${row.migration_name} did not finish; see _prisma_migrations`);
    if (migration === undefined) {
      throw new Error(`the database has migration ${row.migration_name}, which this version does not know`);
    }
    if (migration.checksum !== row.checksum)
      throw new Error(`migration ${row.migration_name} was edited after it was applied`);
  }
}

/** Applies a migration and notes it, within the caller's transaction. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, transaction_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** One migration and its note are one transaction: after a crash it is applied and noted, or neither. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await applyMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** As `apply`, for all of them in one message; what fails leaves those before it applied. */
async function applyTogether(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const texts = migrations.map(({ name, sql, checksum }) => {
    const [id, sum, named] = [randomUUID(), checksum, name].map((text) => client.escapeLiteral(text));
    return `BEGIN;
${sql}
;
INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
VALUES (${id}, ${sum}, ${named}, transaction_timestamp(), clock_timestamp(), 1);
COMMIT;`;
  });
  await client.query(texts.join('\n'));
}

const APPLIED =
  'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL';

/** Those that the database lacks, in order. */
async function pendingOf(client: pg.Client, known: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await client.query<AppliedRow>(APPLIED);
  refuseForeignHistory(rows, known);
  const done = new Set(rows.map((row) => row.migration_name));
  return known.filter((migration) => !done.has(migration.name));
}

/**
 * Brings a database up to date and answers the names of the migrations that it applied, in order; none when
 * it was. Several servers may call this at once. Throws when a migration fails or the history is not this
 * version's.
 */
export async function migrate(
  url: string,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<readonly string[]> {
  const migrations = readMigrations(directory);
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Whatever is written on top of them waits for the disk, and they lie before it in the log.
    await client.query('SET synchronous_commit = off');
    await client.query(CREATE_MIGRATIONS_TABLE);
    const pending = await pendingOf(client, migrations);
    try {
      await applyTogether(client, pending);
    } catch {
      await client.query('ROLLBACK');
      // Again one by one, which tells the one that fails.
      for (const migration of await pendingOf(client, migrations)) await apply(client, migration);
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
