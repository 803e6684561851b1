/**
 * Whether a PostgreSQL server that somebody else keeps can be worked with: not there yet (worth waiting for),
 * not for us (never), or too old.
 */
import pg from 'pg';

/** The oldest version that the migrations and the statements are tested on. */
const OLDEST_MAJOR = 16;
/** For one attempt. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The server answers, and waiting would not help: the message says what to change. */
export class DatabaseRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseRefused';
  }
}

/** Not there, starting, stopping, or full: it may answer in a moment. */
const PASSING =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND|ENOENT|57P0[1-3]|53\d{3}|08\w{3})$/;
const PASSING_MESSAGE = /^(Connection terminated|timeout expired)/;

type Coded = Error & { readonly code?: unknown; readonly errors?: readonly Error[] };

const passes = (error: Coded): boolean =>
  (typeof error.code === 'string' && PASSING.test(error.code)) || PASSING_MESSAGE.test(error.message);

/**
 * In few words. A name with several addresses fails with one error for each, and without a message of its
 * own.
 */
const reasonOf = (error: Coded): string =>
  [...new Set((error.errors ?? [error]).map(({ message }) => message))].join('; ');

const messageOf = (error: Coded, client: pg.Client): string => {
  const server = `PostgreSQL at ${client.host}:${client.port}`;
  if (error.code === '28P01')
    return `${server} refuses the password of the user "${client.user}": correct DATABASE_URL`;
  if (error.code === '28000') return `${server} does not let the user "${client.user}" in: ${error.message}`;
  if (error.code === '3D000')
    return `${server} has no database "${client.database}": create it, or correct DATABASE_URL`;
  return `${server} cannot be used: ${reasonOf(error)}`;
};

const refuseOld = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: string; version: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  if (Math.floor(Number(rows[0]?.number) / 10_000) >= OLDEST_MAJOR) return;
  throw new DatabaseRefused(
    `PostgreSQL ${rows[0]?.version} at ${client.host}:${client.port} is too old: the server needs ${OLDEST_MAJOR} or newer (DATABASE_URL)`,
  );
};

/**
 * Null: it can be worked with. Otherwise why it cannot be reached at this moment. Throws a DatabaseRefused
 * when that will not pass by itself.
 */
export const unreachable = async (url: string): Promise<string | null> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseOld(client);
    return null;
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    if (!passes(error as Coded))
      throw new DatabaseRefused(messageOf(error as Coded, client), { cause: error });
    return `${client.host}:${client.port}: ${reasonOf(error as Coded)}`;
  } finally {
    await client.end().catch(() => undefined);
  }
};
