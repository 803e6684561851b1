/**
 * The files beside an embedded cluster: its port and password, who uses it, its log, and the lock of
 * starting.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { giveToDataOwner } from '../disk/data-owner';
import { processStart } from './process-start';

/** What must outlive the process that started the server. */
export interface ClusterSettings {
  readonly port: number;
  readonly password: string;
  /** Processes that use the server, as far as they said; the last of them that lives stops it. */
  readonly users: readonly number[];
}

/** Where everything lies below a data directory. */
export interface ClusterPaths {
  readonly data: string;
  readonly settings: string;
  readonly log: string;
  readonly lock: string;
  readonly pid: string;
}

export function clusterPaths(dataDir: string): ClusterPaths {
  const base = resolve(dataDir);
  const data = join(base, 'postgres');
  return {
    data,
    settings: join(base, 'postgres.json'),
    log: join(base, 'postgres.log'),
    lock: join(base, 'postgres.lock'),
    pid: join(data, 'postmaster.pid'),
  };
}

/** Killed, but its parent has not asked for it: Linux still answers signals for such a process. */
function isDefunct(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** True while a process of that number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isDefunct(pid);
}

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Directory of its Unix socket; '': it has none. */
  readonly socket: string;
}

/** What PostgreSQL itself noted of the server that runs, or null when it left nothing. */
export function readPidFile(paths: ClusterPaths): RunningServer | null {
  try {
    const lines = readFileSync(paths.pid, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), socket: lines[4] ?? '' };
  } catch {
    return null;
  }
}

/** A port on the loopback address that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export function readSettings(paths: ClusterPaths): ClusterSettings | null {
  if (!existsSync(paths.settings)) return null;
  const settings = JSON.parse(readFileSync(paths.settings, 'utf8')) as Omit<ClusterSettings, 'users'> &
    Partial<ClusterSettings>;
  return { ...settings, users: settings.users ?? [] };
}

/**
 * Written beside and renamed, so that a crash leaves the old settings or the new, never half of them. Mode
 * 0600.
 */
export function writeSettings(paths: ClusterPaths, settings: ClusterSettings): void {
  const draft = `${paths.settings}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(settings)}\n`, { mode: 0o600, flag: 'wx' });
  giveToDataOwner(dirname(paths.settings), draft);
  renameSync(draft, paths.settings);
}

export async function newSettings(): Promise<ClusterSettings> {
  return { port: await freePort(), password: randomBytes(24).toString('base64url'), users: [process.pid] };
}

/** An empty log that PostgreSQL appends to; a large one from before is kept once, as `.1`. */
export function rotateLog(paths: ClusterPaths, maxBytes = 5_000_000): void {
  if (existsSync(paths.log) && statSync(paths.log).size > maxBytes) renameSync(paths.log, `${paths.log}.1`);
  writeFileSync(paths.log, '', { flag: 'a', mode: 0o600 });
}

/**
 * Work on a cluster that waits within this process, where the lock file cannot tell one caller from the
 * other.
 */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while nobody else starts or stops the same cluster; a lock whose holder died counts for
 * nothing.
 */
export function exclusively<T>(
  paths: ClusterPaths,
  work: () => Promise<T>,
  onWaiting?: (reason: string) => void,
): Promise<T> {
  const locked = (): Promise<T> => withLockFile(paths, work, onWaiting);
  const turn = (queues.get(paths.lock) ?? Promise.resolve()).then(locked, locked);
  queues.set(paths.lock, turn);
  return turn;
}

/** A usual start or stop takes no longer. */
const TELL_AFTER_MS = 3_000;

async function withLockFile<T>(
  paths: ClusterPaths,
  work: () => Promise<T>,
  onWaiting?: (reason: string) => void,
): Promise<T> {
  mkdirSync(resolve(paths.data, '..'), { recursive: true });
  const began = Date.now();
  let told = false;
  for (;;) {
    try {
      writeFileSync(paths.lock, `${process.pid} ${processStart(process.pid) ?? ''}`.trim(), {
        flag: 'wx',
        mode: 0o600,
      });
      giveToDataOwner(dirname(paths.lock), paths.lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = livingHolder(paths);
    const waited = Date.now() - began;
    if (holder === null) rmSync(paths.lock, { force: true });
    else if (waited > 60_000)
      throw new Error(
        `process ${holder} has been starting or stopping PostgreSQL for a minute; if it does not, remove ${paths.lock}`,
      );
    else {
      if (!told && waited > TELL_AFTER_MS)
        onWaiting?.(`process ${holder} is starting or stopping it (${paths.lock})`);
      told ||= waited > TELL_AFTER_MS;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(paths.lock, { force: true });
  }
}

/** What names the process that holds the lock; null: it is gone. */
function livingHolder(paths: ClusterPaths): string | null {
  try {
    const [number = '', start] = readFileSync(paths.lock, 'utf8').split(' ');
    // Between creation and writing the file is empty: its holder is at work, unless it has been so for long.
    if (number === '') return Date.now() - statSync(paths.lock).mtimeMs < 2_000 ? '(not noted yet)' : null;
    const pid = Number(number);
    if (pid === process.pid || !isAlive(pid)) return null;
    // Another process may have the number by now. Locks of earlier versions do not tell.
    return start === undefined || start === processStart(pid) ? number : null;
  } catch {
    return null;
  }
}
