/**
 * There is no database where the settings say: a command must not invent one, as it would work on nothing and
 * say that all is well.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterPaths } from './cluster-files';

export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(
      `there is no database in ${resolve(dataDir)}: give the settings of the server (DATA_DIR or DATABASE_URL)`,
    );
    this.name = 'NoDatabase';
  }
}

/** Throws a NoDatabase where the embedded server would make a new cluster. */
export const requireCluster = (dataDir: string): void => {
  if (!existsSync(join(clusterPaths(dataDir).data, 'PG_VERSION'))) throw new NoDatabase(dataDir);
};
