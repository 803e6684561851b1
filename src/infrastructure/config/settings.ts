/**
 * The settings of one process, read from the environment once and checked as a whole. Every name stands in
 * .env.example.
 */
import { resolve } from 'node:path';
import type { CommandLimits } from '../../application/limits/kinds';
import { type MailSettings, readMailSettings } from './mail-settings';
import { Reader, type Environment } from './reader';

export type ProcessRole = 'api' | 'worker' | 'all';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface Limits {
  /** Largest request body, in bytes. */
  readonly bodyBytes: number;
  /** The same of whoever bears no valid token. */
  readonly unknownBodyBytes: number;
  /** The same at the catalogue's public calculators, which take mech files. */
  readonly calculatorBodyBytes: number;
  /** Within so many seconds the headers of a request must have come in. */
  readonly headerSeconds: number;
  /** What a body must bring in a second, on average. */
  readonly bodyBytesPerSecond: number;
  /** For so many seconds a body may bring nothing. */
  readonly bodyGraceSeconds: number;
  /** What the bodies that are coming in may hold in memory, in bytes. */
  readonly bodiesBytes: number;
  /** The same of one address. */
  readonly bodiesBytesPerAddress: number;
  /** Connections that the API's port holds at once. */
  readonly connections: number;
  /** Requests that one connection may have sent whose answers it has not taken. */
  readonly answersPerConnection: number;
  /** For so many seconds a client may take nothing of what waits for it. */
  readonly answerGraceSeconds: number;
  /** What the answers that nobody has taken yet may hold in memory, in bytes. */
  readonly answersBytes: number;
  /** Failed logins that an account may have within the window from one address. */
  readonly loginAttemptsPerAccount: number;
  /** Failed logins that an address may have within the window; eight friends may share one address. */
  readonly loginAttemptsPerAddress: number;
  /** Length of that window, in seconds. */
  readonly loginWindowSeconds: number;
  /** Registrations that an address may make within that window. */
  readonly registrationsPerAddress: number;
  /**
   * Requests by which a mail is sent to somebody that one address may make within that window; and one
   * account within an hour.
   */
  readonly mailRequestsPerAddress: number;
  readonly mailRequestsPerAccount: number;
  /** Mails of one kind, of those that anybody can ask for, that go to one e-mail address within an hour. */
  readonly mailsPerRecipient: number;
  /** Notices that go to one mailbox or browser of a person within an hour, each as a message of its own. */
  readonly noticesPerHour: number;
  /** Imports of designs that one user may make within an hour. */
  readonly importsPerUser: number;
  /** Campaigns that one user may lead at a time, finished ones left out. */
  readonly campaignsPerUser: number;
  /** Commands of each kind that one user may send to one campaign within a minute. */
  readonly commandsPerMinute: CommandLimits;
  /** Event streams that one user may hold open. */
  readonly streamsPerUser: number;
  /** Upper bound of the cache of campaign states, in bytes of their serialised form. */
  readonly cacheBytes: number;
  /** Connections to PostgreSQL. */
  readonly poolSize: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where a worker answers about its health, on `host`. */
  readonly healthPort: number;
  /** Where figures can be read, on `metricsHost`. Null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: the embedded server. */
  readonly databaseUrl: string | null;
  /** How long that server is waited for at the start, in seconds. */
  readonly databaseWaitSeconds: number;
  /**
   * What the master key is made of, for processes that share a database but not DATA_DIR. Null:
   * DATA_DIR/master.key.
   */
  readonly secretKey: string | null;
  readonly role: ProcessRole;
  /** What Fastify takes: nobody, everybody, a number of hops, or addresses and networks. */
  readonly trustProxy: boolean | number | string;
  /** Where clients reach this server; no slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** Create the demo campaign on an empty database. */
  readonly demo: boolean;
  /** Webhooks may lead to http and to addresses that are not public. */
  readonly privateWebhooks: boolean;
  /** Who may make an account: everybody, who has an invitation to a campaign, or nobody. */
  readonly registration: 'open' | 'invitation' | 'closed';
  /** Null: no mails are sent. */
  readonly mail: MailSettings | null;
  readonly limits: Limits;
}

/** A setting is wrong; the message names every one that is. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example.`);
    this.name = 'SettingsError';
  }
}

/** Throws a SettingsError that names all bad variables at once. An empty variable counts as absent. */
export function readSettings(environment: Environment, read = new Reader(environment)): Settings {
  const port = read.integer('PORT', 3_000, 0, 65_535);
  const settings: Settings = {
    port,
    host: read.text('HOST', '0.0.0.0'),
    healthPort: read.integer('HEALTH_PORT', port, 0, 65_535),
    metricsPort: read.port('METRICS_PORT'),
    metricsHost: read.text('METRICS_HOST', '127.0.0.1'),
    dataDir: resolve(read.text('DATA_DIR', './data')),
    databaseUrl: read.url('DATABASE_URL', null, ['postgres:', 'postgresql:']),
    databaseWaitSeconds: read.integer('DATABASE_WAIT_SECONDS', 60, 0, 3_600),
    secretKey: read.secret('SECRET_KEY', 32),
    role: read.choice('PROCESS', 'all', ['api', 'worker', 'all']),
    trustProxy: read.proxy('TRUST_PROXY', false),
    publicUrl: read.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:']).replace(/\/+$/, ''),
    logLevel: read.choice('LOG_LEVEL', 'info', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ]),
    demo: read.flag('DEMO', true),
    privateWebhooks: read.flag('PRIVATE_WEBHOOKS', false),
    registration: read.choice('REGISTRATION', 'open', ['open', 'invitation', 'closed']),
    mail: readMailSettings(read),
    limits: {
      bodyBytes: read.integer('LIMIT_BODY_BYTES', 2_097_152, 1_024, 67_108_864),
      unknownBodyBytes: read.integer('LIMIT_UNKNOWN_BODY_BYTES', 4_096, 1_024, 67_108_864),
      calculatorBodyBytes: read.integer('LIMIT_CALCULATOR_BODY_BYTES', 65_536, 1_024, 67_108_864),
      headerSeconds: read.integer('LIMIT_HEADER_SECONDS', 10, 1, 300),
      bodyBytesPerSecond: read.integer('LIMIT_BODY_BYTES_PER_SECOND', 4_096, 1, 1_048_576),
      bodyGraceSeconds: read.integer('LIMIT_BODY_GRACE_SECONDS', 10, 1, 300),
      bodiesBytes: read.integer('LIMIT_BODIES_BYTES', 67_108_864, 1_048_576, 17_179_869_184),
      bodiesBytesPerAddress: read.integer(
        'LIMIT_BODIES_BYTES_PER_ADDRESS',
        8_388_608,
        65_536,
        17_179_869_184,
      ),
      connections: read.integer('LIMIT_CONNECTIONS', 2_000, 10, 1_000_000),
      answersPerConnection: read.integer('LIMIT_ANSWERS_PER_CONNECTION', 8, 1, 1_000),
      answerGraceSeconds: read.integer('LIMIT_ANSWER_GRACE_SECONDS', 30, 1, 300),
      answersBytes: read.integer('LIMIT_ANSWERS_BYTES', 67_108_864, 1_048_576, 17_179_869_184),
      loginAttemptsPerAccount: read.integer('LIMIT_LOGIN_ATTEMPTS_PER_ACCOUNT', 10, 1, 10_000),
      loginAttemptsPerAddress: read.integer('LIMIT_LOGIN_ATTEMPTS_PER_ADDRESS', 100, 1, 1_000_000),
      loginWindowSeconds: read.integer('LIMIT_LOGIN_WINDOW_SECONDS', 900, 1, 86_400),
      registrationsPerAddress: read.integer('LIMIT_REGISTRATIONS_PER_ADDRESS', 300, 1, 1_000_000),
      mailRequestsPerAddress: read.integer('LIMIT_MAIL_REQUESTS_PER_ADDRESS', 20, 1, 1_000_000),
      mailRequestsPerAccount: read.integer('LIMIT_MAIL_REQUESTS_PER_ACCOUNT', 5, 1, 1_000_000),
      mailsPerRecipient: read.integer('LIMIT_MAILS_PER_RECIPIENT', 3, 1, 1_000_000),
      noticesPerHour: read.integer('LIMIT_NOTICES_PER_HOUR', 20, 1, 1_000_000),
      importsPerUser: read.integer('LIMIT_IMPORTS_PER_USER', 60, 1, 1_000_000),
      campaignsPerUser: read.integer('LIMIT_CAMPAIGNS_PER_USER', 50, 1, 1_000_000),
      commandsPerMinute: {
        offers: read.integer('LIMIT_OFFERS_PER_MINUTE', 30, 1, 1_000_000),
        'order-sheets': read.integer('LIMIT_ORDER_SHEETS_PER_MINUTE', 180, 1, 1_000_000),
        'dry-runs': read.integer('LIMIT_DRY_RUNS_PER_MINUTE', 300, 1, 1_000_000),
        corrections: read.integer('LIMIT_CORRECTIONS_PER_MINUTE', 10, 1, 1_000_000),
        maps: read.integer('LIMIT_MAPS_PER_MINUTE', 20, 1, 1_000_000),
        records: read.integer('LIMIT_RECORDS_PER_MINUTE', 20, 1, 1_000_000),
        messages: read.integer('LIMIT_MESSAGES_PER_MINUTE', 20, 1, 1_000_000),
        exports: read.integer('LIMIT_EXPORTS_PER_MINUTE', 3, 1, 1_000_000),
        commands: read.integer('LIMIT_COMMANDS_PER_MINUTE', 300, 1, 1_000_000),
      },
      streamsPerUser: read.integer('LIMIT_STREAMS_PER_USER', 8, 1, 1_000),
      cacheBytes: read.integer('LIMIT_CACHE_BYTES', 20_971_520, 0, 17_179_869_184),
      poolSize: read.integer('LIMIT_POOL_SIZE', 10, 2, 500),
    },
  };
  // Players reach that port, and totals of requests would tell them what others do.
  if (
    settings.metricsPort !== null &&
    settings.metricsPort === (settings.role === 'worker' ? settings.healthPort : port)
  )
    read.problems.push(
      `METRICS_PORT must be another port than ${settings.role === 'worker' ? 'HEALTH_PORT' : 'PORT'}`,
    );
  if (read.problems.length > 0) throw new SettingsError(read.problems);
  return settings;
}

export const settingNames = (): ReadonlySet<string> => {
  const read = new Reader({});
  readSettings({}, read);
  return read.names;
};
