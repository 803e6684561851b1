/**
 * Starts a real PostgreSQL from npm below the data directory, adopts one that a killed parent left running,
 * and stops it.
 *
 * Several Node processes may share the server of a data directory; the last of them stops it at its end.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { locateBinaries, type PostgresBinaries } from './binaries';
import {
  clusterPaths,
  exclusively,
  freePort,
  isAlive,
  newSettings,
  readPidFile,
  readSettings,
  rotateLog,
  writeSettings,
  type ClusterPaths,
  type ClusterSettings,
} from './cluster-files';
import { chooseRunAs, giveTo, runProgram, type RunAs } from './unprivileged';

export interface EmbeddedPostgresOptions {
  /** Where cluster, port, password and log lie. Created when missing. */
  readonly dataDir: string;
  /**
   * False for throwaway servers of tests: no fsync, so a crash of the machine would lose data. Default true.
   */
  readonly durable?: boolean;
  /** npm package with the programs; default: the one of this platform. */
  readonly binaries?: string;
  /** Told once when another process starts or stops the server for so long that one may wonder. */
  readonly onWaiting?: (reason: string) => void;
  /** Called as soon as a program is at work that takes a while: there may be two. */
  readonly meanwhile?: (() => void) | undefined;
}

export interface EmbeddedPostgres {
  readonly port: number;
  /** Process number of the server. */
  readonly pid: number;
  /** True when it was found running, left behind by a killed process or in use by a living one. */
  readonly adopted: boolean;
  /** Connection string of the superuser for a database of this server, over TCP. */
  url(database: string): string;
  /** The same over the server's Unix socket, which costs less; over TCP where there is none. */
  nearUrl(database: string): string;
  /** Fast shutdown, when no other living process uses the server; otherwise nothing. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
/** Of asking a server that runs whether it takes our password. */
const ATTEMPTS = 20;
/** How long a server may take to end once it has given its data directory free. */
const EXIT_TIMEOUT_MS = 10_000;

/** Small, quiet and secret: no statement, parameter or row of a player reaches the log. */
const SERVER_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'shared_buffers=64MB',
  'max_connections=60',
  'max_worker_processes=2',
  'max_parallel_workers=0',
  'autovacuum_max_workers=1',
  'maintenance_work_mem=32MB',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'timezone=UTC',
  'log_statement=none',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
] as const;

/** Of a server for tests, which several processes share. */
const THROWAWAY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=120',
] as const;

const urlOf = (settings: ClusterSettings, database: string): string =>
  `postgresql://postgres:${settings.password}@127.0.0.1:${settings.port}/${encodeURIComponent(database)}`;

/** The longest path of a socket that every system takes. */
const SOCKET_PATH_MAX = 103;

/**
 * Where the server's Unix socket lies: in the cluster's own directory, which nobody else may enter. '': no
 * socket, as where the path is too long, or would have to be quoted.
 */
const socketOf = ({ data }: ClusterPaths): string => {
  const longest = join(data, '.s.PGSQL.65535');
  return process.platform !== 'win32' && /^[\w./-]+$/.test(data) && longest.length <= SOCKET_PATH_MAX
    ? data
    : '';
};

const nearUrlOf = (settings: ClusterSettings, socket: string, database: string): string =>
  socket === ''
    ? urlOf(settings, database)
    : `${urlOf(settings, database)}?host=${encodeURIComponent(socket)}`;

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Removes what starts that were killed have begun to build. An `initdb` of theirs may still be at work: what
 * it writes meanwhile stays, and harms nobody.
 */
function clearDrafts({ data }: ClusterPaths, retries: number): void {
  const folder = dirname(data);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(data)}.new`)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: retries, retryDelay: 100 });
    } catch {
      // Somebody writes there faster than it can be removed.
    }
  }
}

async function initialise(
  paths: ClusterPaths,
  settings: ClusterSettings,
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: EmbeddedPostgresOptions,
): Promise<void> {
  // Built beside and renamed: a crash in the middle of initdb leaves no half cluster behind. Each start has a
  // place of its own, since the initdb of one that was killed goes on for a while.
  clearDrafts(paths, 0);
  const draft = mkdtempSync(`${paths.data}.new-`);
  giveTo(runAs, draft);
  writeSettings(paths, settings);
  const passwordFile = join(dirname(paths.data), 'postgres.password');
  writeFileSync(passwordFile, `${settings.password}\n`, { mode: 0o600 });
  giveTo(runAs, passwordFile);
  const major = Number(
    / (\d+)/.exec((await runProgram(runAs, binaries.postgres, ['--version'])).output)?.[1],
  );
  // The builtin provider sorts and folds case alike on every platform; older versions only have the system's.
  const locale =
    major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  try {
    const running = runProgram(runAs, binaries.initdb, [
      `--pgdata=${draft}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      ...locale,
      '--data-checksums',
      ...(options.durable === false ? ['--no-sync'] : []),
    ]);
    options.meanwhile?.();
    const { code, output } = await running;
    if (code !== 0) throw new Error(`initdb failed:\n${output}`);
    renameSync(draft, paths.data);
    clearDrafts(paths, 5);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Asked again: while this process is busy reading code, an answer may come too late for one question. */
async function answersSoon(settings: ClusterSettings): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await answers(urlOf(settings, 'postgres'))) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}

const logTail = (paths: ClusterPaths, from: number): string =>
  readFileSync(paths.log).subarray(from).toString().slice(-4_000);

/**
 * Starts the server on the settings' port, or on another when that is taken; answers the settings that it
 * runs with.
 */
async function launch(
  paths: ClusterPaths,
  wanted: ClusterSettings,
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: EmbeddedPostgresOptions,
): Promise<ClusterSettings> {
  const extra = options.durable === false ? THROWAWAY_SETTINGS : [];
  let settings = wanted;
  let socket = socketOf(paths);
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await new Promise((next) => setTimeout(next, 100))) {
    writeSettings(paths, settings);
    rotateLog(paths);
    giveTo(runAs, paths.log);
    const from = readFileSync(paths.log).length;
    const flags = [...SERVER_SETTINGS, ...extra, `unix_socket_directories=${socket}`]
      .map((setting) => `-c ${setting}`)
      .join(' ');
    const running = runProgram(runAs, binaries.pgCtl, [
      'start',
      '-w',
      `--timeout=${START_TIMEOUT_MS / 1_000}`,
      `--pgdata=${paths.data}`,
      `--log=${paths.log}`,
      `--options=-p ${settings.port} ${flags}`,
    ]);
    options.meanwhile?.();
    const { code, output } = await running;
    if (code === 0 && (await answersSoon(settings))) return settings;
    const said = `${output}\n${logTail(paths, from)}`;
    // Some file systems have no sockets, as those that a container shares with another system.
    if (socket !== '' && /Unix address|Unix-domain/.test(said)) socket = '';
    else if (/could not bind|Address already in use/.test(said))
      settings = { ...settings, port: await freePort() };
    // Just after a crash the old server's children may still be going; PostgreSQL itself judges when its
    // files are free.
    else if (!/postmaster\.pid|shared memory|starting up/.test(said))
      throw new Error(`PostgreSQL did not start:\n${said}`);
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL did not start in ${START_TIMEOUT_MS / 1_000} s:\n${said}`);
  }
}

/**
 * The running server of this cluster, if there is one that takes our password; waits while it recovers from a
 * crash.
 */
async function findRunning(paths: ClusterPaths, settings: ClusterSettings): Promise<ClusterSettings | null> {
  const noted = readPidFile(paths);
  if (noted === null || !isAlive(noted.pid)) return null;
  const running = { ...settings, port: noted.port };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await answers(urlOf(running, 'postgres'))) return running;
    if (!isAlive(noted.pid)) return null;
    await new Promise((next) => setTimeout(next, 100));
  }
  return null;
}

const othersAmong = ({ users }: ClusterSettings): readonly number[] =>
  users.filter((pid) => pid !== process.pid && isAlive(pid));

/**
 * Ends a server by its own program, and waits until its process is gone: that one removes its pid file a
 * little earlier.
 */
async function stopServer(paths: ClusterPaths, binaries: PostgresBinaries, runAs: RunAs): Promise<void> {
  const before = readPidFile(paths);
  if (before === null) return;
  const args = ['stop', '--mode=fast', '-w', '--timeout=60', `--pgdata=${paths.data}`];
  const { code, output } = await runProgram(runAs, binaries.pgCtl, args);
  const noted = readPidFile(paths);
  if (code !== 0 && noted !== null && isAlive(noted.pid))
    throw new Error(`PostgreSQL did not stop:\n${output}`);
  for (const deadline = Date.now() + EXIT_TIMEOUT_MS; isAlive(before.pid) && Date.now() < deadline;) {
    await new Promise((next) => setTimeout(next, 10));
  }
}

/**
 * Brings up the server of a data directory: creates the cluster, adopts what runs, or starts it.
 * Throws with the server's own words when that fails.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(options.dataDir);
  const binaries = locateBinaries(options.binaries);
  const bringUp = async (): Promise<EmbeddedPostgres> => {
    const runAs = chooseRunAs(paths.data, binaries.postgres);
    let settings = readSettings(paths) ?? (await newSettings());
    if (!existsSync(join(paths.data, 'PG_VERSION')))
      await initialise(paths, settings, binaries, runAs, options);
    const running = await findRunning(paths, settings);
    const users = [...othersAmong(settings), process.pid];
    if (running === null) settings = await launch(paths, { ...settings, users }, binaries, runAs, options);
    else settings = { ...running, users };
    writeSettings(paths, settings);
    const started = settings;
    const { pid, socket } = readPidFile(paths) ?? { pid: 0, socket: '' };
    const near = (database: string): string => nearUrlOf(started, socket, database);
    // The data directory may be on another path now than when the server was started.
    const isNear = socket !== '' && (await answers(near('postgres')));
    return {
      port: started.port,
      pid,
      adopted: running !== null,
      url: (database) => urlOf(started, database),
      nearUrl: (database) => (isNear ? near(database) : urlOf(started, database)),
      stop: () =>
        exclusively(paths, async () => {
          // Asked again at the end: others may have come, or been killed, since our start.
          const now = readSettings(paths) ?? started;
          const users = othersAmong(now);
          writeSettings(paths, { ...now, users });
          if (users.length === 0) await stopServer(paths, binaries, runAs);
        }),
    };
  };
  return exclusively(paths, bringUp, options.onWaiting);
}
