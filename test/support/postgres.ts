/** A migrated database of its own for a test file, copied from the template that the global setup made. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SERVER_VARIABLE, TEMPLATE, databaseUrl } from './postgres-server';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

/**
 * Waits until nobody is connected, ten seconds at the most: a pool that has ended may still be saying
 * goodbye, and a connection that is cut then has nobody left who listens for its error.
 */
async function letGo(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function onServer(work: (client: pg.Client, serverUrl: string) => Promise<void>): Promise<void> {
  const serverUrl = process.env[SERVER_VARIABLE];
  if (serverUrl === undefined)
    throw new Error('no test server: only integration and end-to-end tests have one');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client, serverUrl);
  } finally {
    await client.end();
  }
}

/** `template: null` gives an empty database, without migrations. */
export async function createTestDatabase(
  options: { readonly template?: string | null } = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.template === undefined ? TEMPLATE : options.template;
  let url = '';
  await onServer(async (client, serverUrl) => {
    await client.query(`CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
    url = databaseUrl(serverUrl, name);
  });
  const drop = (): Promise<void> =>
    onServer(async (client) => {
      await letGo(client, name);
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url, drop };
}
