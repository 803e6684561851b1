/** The one PostgreSQL of a test run: throwaway, on a random port, with a migrated database to copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/infrastructure/postgres/embedded-postgres';
import { migrate } from '../../src/infrastructure/postgres/migrate';

/**
 * How test files, which run in other processes, learn where the server is: a superuser's connection string.
 */
export const SERVER_VARIABLE = 'TEST_DATABASE_URL';
export const TEMPLATE = 'migrated_template';

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** `TEST_PG=16` runs the same tests on PostgreSQL 16. */
const BINARIES: Readonly<Record<string, string | undefined>> = { '16': 'embedded-postgres-16' };

export const databaseUrl = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
};

/** Starts a server with the migrated template in it. Its data directory goes when it stops. */
export async function startTestServer(): Promise<TestServer> {
  const version = process.env['TEST_PG'] ?? '';
  if (version !== '' && BINARIES[version] === undefined)
    throw new Error(`TEST_PG=${version}: only 16 can be chosen`);
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false, binaries: BINARIES[version] });
  const url = server.url('postgres');
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  await migrate(databaseUrl(url, TEMPLATE));
}
