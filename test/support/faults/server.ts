/**
 * The built server as a process of its own, to be killed: started, watched, stopped, and everything that it
 * said.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../outside/free-port';
import { LIFTED_LIMITS } from '../lifted-limits';
import { wait } from './checks';

const MAIN = resolve('dist/main.js');

/** How long a server may take to start: on a machine that does much else, many times the usual two seconds. */
const PATIENCE_MS = 100_000;

/** dist/ as the sources are; a minute at most. */
export const buildOnce = (): void => {
  const { status, stderr } = spawnSync(process.execPath, [join('tools', 'build.mjs'), '--if-stale'], {
    encoding: 'utf8',
  });
  if (status !== 0 || !existsSync(MAIN)) throw new Error(`the server could not be built: ${stderr}`);
};

/** What gives the tests another date or zone: a process of theirs lives at the same time. */
export const sameClock = (): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME\w*|TZ)$/.test(name)),
  );

export interface ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

export class ServerProcess {
  #output = '';
  readonly #ended: Promise<void>;

  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {
    const collect = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.#ended = new Promise((done) => child.once('exit', () => done()));
  }

  /** Not yet ready. Says everything that it can say. */
  static spawn({ dataDir, port, env = {} }: ServerOptions): ServerProcess {
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...sameClock(),
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: 'false',
        LOG_LEVEL: 'trace',
        LIMIT_POOL_SIZE: '6',
        ...LIFTED_LIMITS,
        ...env,
      },
    });
    return new ServerProcess(`http://127.0.0.1:${port}`, child);
  }

  static async start(
    options: Omit<ServerOptions, 'port'> & { readonly port?: number },
  ): Promise<ServerProcess> {
    const server = ServerProcess.spawn({ ...options, port: options.port ?? (await freePort()) });
    await server.ready();
    return server;
  }

  /** Answers its health, or throws with what it said. */
  async ready(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until && this.child.exitCode === null && this.child.signalCode === null) {
      const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      );
      if (answer?.status === 200) return;
      await wait(20);
    }
    throw new Error(`the server did not become ready:\n${this.#output.slice(-4_000)}`);
  }

  /** Standard output and error. */
  get output(): string {
    return this.#output;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.#ended;
  }

  /** The orderly end; answers the exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.#ended;
    return this.child.exitCode;
  }
}
