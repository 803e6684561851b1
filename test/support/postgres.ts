/** A migrated database of its own for a test file, copied from the template that the global setup made. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SERVER_VARIABLE, TEMPLATE, databaseUrl } from './postgres-server';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

async function onServer(work: (client: pg.Client, serverUrl: string) => Promise<void>): Promise<void> {
  const serverUrl = process.env[SERVER_VARIABLE];
  if (serverUrl === undefined) throw new Error('no test server: only integration and end-to-end tests have one');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client, serverUrl);
  } finally {
    await client.end();
  }
}

/** `template: null` gives an empty database, without migrations. */
export async function createTestDatabase(options: { readonly template?: string | null } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.template === undefined ? TEMPLATE : options.template;
  let url = '';
  await onServer(async (client, serverUrl) => {
    await client.query(`CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
    url = databaseUrl(serverUrl, name);
  });
  const drop = (): Promise<void> =>
    onServer(async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url, drop };
}
