/**
 * The one server of a spec, on a data directory of its own with PostgreSQL below it: made before the tests,
 * and gone after them, whatever was killed meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import {
  clusterPaths,
  isAlive,
  readPidFile,
  readSettings,
} from '../../../src/infrastructure/postgres/cluster-files';
import { until } from '../eventually';
import { lookingPool } from './checks';
import { buildOnce, ServerProcess } from './server';

export interface OneServer {
  readonly dataDir: string;
  /**
   * A new process on the data directory, ready; whoever ended the one before does not matter. `port`: its
   * own; left out, a free one.
   */
  start(port?: number): Promise<ServerProcess>;
  /** A pool on its database, beside it; the caller ends it. The server must have started once. */
  look(): pg.Pool;
}

/** Sets the hooks of the file that calls it. `name` tells its directory from others'. */
export const oneServer = (name: string): OneServer => {
  const dataDir = mkdtempSync(join(tmpdir(), `campaign-${name}-`));
  let server: ServerProcess | undefined;
  beforeAll(buildOnce);
  afterAll(async () => {
    if (server?.child.exitCode === null && server.child.signalCode === null) await server.stop();
    // What a killed server has left running.
    const left = readPidFile(clusterPaths(dataDir));
    if (left !== null && isAlive(left.pid)) {
      process.kill(left.pid, 'SIGINT');
      // It still writes into the directory until it is gone.
      await until('end of PostgreSQL', () => !isAlive(left.pid));
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    start: async (port) =>
      (server = await ServerProcess.start({ dataDir, ...(port === undefined ? {} : { port }) })),
    look: () => {
      const settings = readSettings(clusterPaths(dataDir));
      return lookingPool(
        `postgresql://postgres:${settings?.password ?? ''}@127.0.0.1:${settings?.port ?? 0}/campaign`,
      );
    },
  };
};
