/** The server with a watch on its event loop. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './ground';
import { startServer, type Server } from './server';

export interface WatchedServer extends Server {
  /**
   * The longest in ms that nobody got their turn since this was asked last; 1 ms is the least that can be
   * told.
   */
  longestBlock(): Promise<number>;
}

const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

export const startWatchedServer = async (ground: Ground): Promise<WatchedServer> => {
  const file = join(ground.dataDir, 'loop.json');
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
    NODE_OPTIONS: `--require ${join(__dirname, 'loop-watch.js')}`,
    BENCH_LOOP_FILE: file,
  });
  const told = (): number | null => {
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { readonly longest: number }).longest;
    } catch {
      return null;
    }
  };
  return {
    ...server,
    longestBlock: async () => {
      rmSync(file, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      for (;;) {
        await pause(5);
        const longest = told();
        if (longest !== null) return longest;
      }
    },
  };
};
