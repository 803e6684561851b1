/** The built server as a process of its own, on the bench's database or on a data directory. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * Commands may come as fast as a bench sends them, and one user may lead all its campaigns, unless it is
 * limits that it is about.
 */
const LIFTED: Readonly<Record<string, string>> = Object.fromEntries([
  ['LIMIT_CAMPAIGNS_PER_USER', '1000000'],
  ...['OFFERS', 'ORDER_SHEETS', 'DRY_RUNS', 'CORRECTIONS', 'MAPS', 'RECORDS', 'COMMANDS'].map((kind) => [
    `LIMIT_${kind}_PER_MINUTE`,
    '1000000',
  ]),
]);

const DIST = join(__dirname, '..', '..', '..');

export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Ends it as an operator does, and waits for its end. */
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200;
  } catch {
    return false;
  }
};

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * `command` null: the built server itself. Resolves at the first 200 of /health/ready; throws when it ends
 * before.
 */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
  command: readonly string[] | null = null,
): Promise<Server> => {
  const port = await freePort();
  const [program, ...args] = command ?? [process.execPath, '--max-semi-space-size=8', join(DIST, 'main.js')];
  const child = spawn(program ?? process.execPath, args, {
    cwd: join(DIST, '..'),
    // The memory settings are those of `npm start`.
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO: 'false',
      HOST: '127.0.0.1',
      ...LIFTED,
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 2, 2],
  });
  while (!(await isReady(port))) {
    if (ended(child))
      throw new Error(`the server ended before it was ready (${child.exitCode ?? child.signalCode})`);
    await pause(10);
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        if (ended(child)) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

/** Resident bytes of a process (Linux). */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

/** Processor time that a process has taken so far (Linux, 100 ticks a second). */
export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
