/**
 * The database of one process: the server that `DATABASE_URL` names or the embedded one, migrated, with its
 * pool.
 */
import pg from 'pg';
import { awaitServer, type Wait } from './await-server';
import { startEmbeddedPostgres } from './embedded-postgres';
import { guard } from './guard';
import { migrate } from './migrate';
import { requireCluster } from './no-database';
import { createPool } from './pool';
import type { StatementWatch } from './watched-client';

const DATABASE_NAME = 'campaign';

export interface DatabaseOptions {
  /** Connection string, or null for the embedded server. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly poolSize: number;
  /** Throws a NoDatabase instead of making an embedded database. Default false. */
  readonly mustExist?: boolean;
  readonly onIdleError?: (error: Error) => void;
  /**
   * Told when the embedded server died and is started again. Absent: it is not watched, as short commands
   * need not.
   */
  readonly onServerDied?: (error: Error) => void;
  /** How long a server that `DATABASE_URL` names is waited for. Absent: it answers, or it is not there. */
  readonly wait?: Wait;
  /** Called while a program of the embedded server is at work, or once the other one answers; perhaps twice. */
  readonly meanwhile?: () => void;
  /** Told when the server answers, and what is missing in the database is about to be applied. */
  readonly onMigrating?: () => void;
  /** Told how the pool's statements end. */
  readonly watch?: StatementWatch;
}

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** Names of the migrations that this start applied. */
  readonly applied: readonly string[];
  /** Ends the pool, then the embedded server if this process keeps it. Safe to call twice. */
  close(): Promise<void>;
}

/** Creates a database on a server unless it is there. The name is quoted, not checked. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process was quicker between the question and the order.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

export interface DatabaseServer {
  readonly url: string;
  readonly embedded: boolean;
  /** True when an embedded server was found running. */
  readonly adopted: boolean;
  /** Starts the embedded server again whenever it dies, until the function that it answers is called. */
  watch(onEvent: (error: Error) => void): () => Promise<void>;
  /** Stops the embedded server if this process is the last that uses it. */
  stop(): Promise<void>;
}

/** The database as it lies there, not migrated; a new embedded one is empty. */
export async function openServer({
  databaseUrl,
  dataDir,
  mustExist = false,
  wait = { patienceMs: 0 },
  meanwhile,
}: Pick<
  DatabaseOptions,
  'databaseUrl' | 'dataDir' | 'mustExist' | 'wait' | 'meanwhile'
>): Promise<DatabaseServer> {
  if (databaseUrl !== null) {
    await awaitServer(databaseUrl, wait);
    meanwhile?.();
    return {
      url: databaseUrl,
      embedded: false,
      adopted: false,
      watch: () => () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
  }
  if (mustExist) requireCluster(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, onWaiting: wait.onWaiting, meanwhile });
  try {
    await ensureDatabase(server.nearUrl('postgres'), DATABASE_NAME);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const watch: DatabaseServer['watch'] = (onEvent) => guard(server, dataDir, onEvent);
  return {
    url: server.nearUrl(DATABASE_NAME),
    embedded: true,
    adopted: server.adopted,
    watch,
    stop: () => server.stop(),
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = await openServer(options);
  try {
    const { url, embedded } = server;
    options.onMigrating?.();
    const applied = await migrate(url);
    const pool = createPool({
      url,
      size: options.poolSize,
      onIdleError: options.onIdleError,
      watch: options.watch,
    });
    const unwatch = options.onServerDied === undefined ? null : server.watch(options.onServerDied);
    let closing: Promise<void> | null = null;
    const close = async (): Promise<void> => {
      await pool.end();
      await unwatch?.();
      await server.stop();
    };
    return { url, pool, embedded, applied, close: () => (closing ??= close()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
